import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A fresh, empty database on the server at `url`, and how to be rid of it. */
export async function freshDatabase(url: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `holdfast_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return { url: address.href, drop: () => administer(url, `drop database if exists ${name} with (force)`) };
}

async function administer(url: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
