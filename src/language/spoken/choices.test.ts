import { describe, expect, it } from 'vitest';
import { type Fact, say } from '../../core/effect.ts';
import { createWords } from '../words.ts';

const words = createWords({
  en: {
    ask: 'Which?\n{list}',
    'ask.choices_of_its_own': 'How much?',
    'ask.choices_of_its_own.choices': 'Under {low}\nMore',
    line: '{slot}, with {who}',
    service: '{name} · {minutes} min',
    haggle: 'Leave out {what}',
  },
  es: { ask: '¿Cuál?\n{list}', line: '{slot}, con {who}', service: '{name} · {minutes} min', haggle: 'Sin {what}' },
});
const place = { now: '2026-03-02T09:00:00Z', timeZone: 'Europe/Madrid' };
const slot = (at: string): Fact => ({ at: `2026-03-${at}:00+01:00`, as: 'slot' });
const chosen = (...numbered: readonly Fact[]) => words.choices('es', say('ask', { list: { numbered } }), place);

describe('what can be chosen from a list', () => {
  it('X6 times go by the clock, under a day that is said once', () => {
    expect(chosen(slot('06T12:00'), slot('06T13:45'))).toEqual([
      { label: '12:00', day: 'Viernes 6 de marzo' },
      { label: '13:45', day: 'Viernes 6 de marzo' },
    ]);
  });

  it('X6 the same time on two days says which', () => {
    const [one, other] = chosen(slot('06T12:00'), slot('07T12:00'));
    expect([one?.label, other?.label]).toEqual(['viernes 12:00', 'sábado 12:00']);
  });

  it('a time of somebody’s says whose', () => {
    const line = (at: string, who: string): Fact => ({ say: 'line', facts: { slot: slot(at), who } });
    const labels = chosen(line('06T12:00', 'Ana'), line('06T12:00', 'Marta')).map(({ label }) => label);
    expect(labels).toEqual(['12:00, con Ana', '12:00, con Marta']);
  });

  it('things go by their names, whatever else their lines say', () => {
    const line = (name: string): Fact => ({ say: 'service', facts: { name, minutes: 45 }, called: name });
    expect(chosen(line('Corte'), line('Tinte'))).toEqual([{ label: 'Corte' }, { label: 'Tinte' }]);
    expect(chosen('Ana', 'Marta')).toEqual([{ label: 'Ana' }, { label: 'Marta' }]);
  });

  it('what has no name of its own, or shares it, goes by its number', () => {
    const line = (what: string): Fact => ({ say: 'haggle', facts: { what } });
    expect(chosen(line('cena'), line('guía'))).toEqual([{ label: '1' }, { label: '2' }]);
    expect(chosen('Ana', 'Ana')).toEqual([{ label: '1' }, { label: '2' }]);
  });

  it('one alone is no choice', () => {
    expect(chosen(slot('06T12:00'))).toEqual([]);
  });

  it('X6 a question may have answers of its own, in its own words', () => {
    const low = { cents: 15_000, currency: 'EUR' };
    expect(words.choices('en', say('ask.choices_of_its_own', { low }), place)).toEqual([
      { label: 'Under €150' },
      { label: 'More' },
    ]);
  });
});
