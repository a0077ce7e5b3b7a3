import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { openPostgres } from '../../src/storage/postgres/store.ts';
import { startServer } from '../postgres/server.ts';
import { doorContract, type Ground, type Place } from './door.contract.ts';
import { Wire } from './wire.ts';

/** A statement is called by its name, between two zeros. */
const called = (name: string) => `\0${name}\0`;

async function openGround(): Promise<Ground> {
  const server = await startServer({ durable: 'written' });
  async function place(): Promise<Place> {
    const { url } = await freshDatabase(server.url);
    const store = await openPostgres(url);
    return {
      store,
      close: store.close,
      async connect() {
        const address = new URL(url);
        const wire = await Wire.to(Number(address.port));
        address.port = `${wire.port}`;
        return { wire, environment: { DATABASE_URL: address.href } };
      },
    };
  }
  return { ...server, place };
}

const words = { receive: called('receive'), commit: called('commit'), settle: called('move_payment') };
doorContract('PostgreSQL', words, openGround);
