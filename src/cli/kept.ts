import { Option } from 'commander';
import { DATA_DIRECTORY } from '../app/early.ts';
import type { House } from '../app/house.ts';

/** Where a server keeps what a command looks into. */
export function dataOption(): Option {
  const words = 'the data directory of the server, when DATABASE_URL is not set';
  return new Option('--data <directory>', words).default(DATA_DIRECTORY);
}

/** What is kept there, beside a server that may be running. */
export function keptIn(house: House, { data }: { readonly data: string }) {
  return { dataDirectory: data, config: house.config() };
}
