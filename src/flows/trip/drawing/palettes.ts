import type { Trip } from '../catalogue.ts';

export interface Palette {
  readonly sky: readonly [string, string];
  readonly sun: string;
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  readonly water: string;
  readonly light: string;
}

type Hour = Pick<Palette, 'sky' | 'sun' | 'light'>;

/** A trip's tier tells the hour of its picture: a clear morning, a golden afternoon, an evening to remember, dusk, night. */
export const HOURS: { readonly [T in Trip['tier']]: Hour } = {
  value: { sky: ['#bfe3f5', '#f4fbff'], sun: '#ffe27a', light: '#ffffff' },
  comfort: { sky: ['#f7c46c', '#fff3d6'], sun: '#fff1b0', light: '#fff7e0' },
  premium: { sky: ['#42326b', '#f2856d'], sun: '#ffd08a', light: '#ffe9c9' },
  luxury: { sky: ['#1f2f5c', '#c9729a'], sun: '#ffc2a8', light: '#f4d7e6' },
  grand: { sky: ['#0d1433', '#3b4a8c'], sun: '#f2f0d8', light: '#d6dcff' },
};

type Land = Omit<Palette, keyof Hour>;

export const LANDS: { readonly [E in Trip['environment']]: Land } = {
  MOUNTAIN: { far: '#7d93a8', near: '#4d6b5d', ground: '#2f4a3c', water: '#8fb7c9' },
  BEACH: { far: '#4f8f6a', near: '#7a5a3c', ground: '#eed9a8', water: '#3fa3b8' },
  CITY: { far: '#a9a3b5', near: '#b8793f', ground: '#6f6a63', water: '#5d8ba0' },
  FOREST: { far: '#5f8f68', near: '#33603f', ground: '#4a3f35', water: '#6fa3a0' },
  ISLAND: { far: '#3f8a5c', near: '#75563b', ground: '#f3e2b8', water: '#2f9fb5' },
  TEMPLE: { far: '#5c7d5a', near: '#6b5a4b', ground: '#8a9a5b', water: '#7fa0a8' },
};
