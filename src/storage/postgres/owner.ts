import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readdir, rename, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFolder } from '../../ports/folder.ts';
import { ask, isThere } from './ask.ts';

/** The process that has a directory. */
export interface Owner {
  /** Lets others read through this process what they must not open a second time. */
  offer(answer: Answer): void;
  release(): Promise<void>;
}

export type Answer = (question: string) => Promise<string>;

/** The folder within the directory by which its owner is known. */
export const OWNER = 'owner';
const UNFINISHED = '.new';
/** What every system takes as the address of a socket; longer ones are cut or refused. */
const ADDRESS_BYTES_MAX = 100;
const LOOKS_MAX = 500;
const BETWEEN_LOOKS_MILLIS = 20;

/**
 * Makes this process the owner of a directory until it ends, or answers null because another is.
 *
 * Whoever wants it first listens at a socket of their own in the directory and only then looks for others, so that of
 * two the later one always sees the earlier one: never do both win. The system closes a socket with its process, so a
 * killed process, a number given out again or a crashed machine leave a file at which nobody answers. Of several who
 * only want it, the first by name goes on and the others step back.
 */
export async function own(directory: string): Promise<Owner | null> {
  const folder = join(directory, OWNER);
  makeFolder(folder, 0o700);
  const claim = await announce(folder);
  for (let looks = 0; claim !== null && looks < LOOKS_MAX; looks += 1) {
    const others = await othersIn(folder, claim.name);
    if (others.length === 0) {
      claim.hold();
      await tidy(folder);
      return claim;
    }
    if (others.some(({ name, holds }) => holds || name < claim.name)) break;
    await pause(BETWEEN_LOOKS_MILLIS);
  }
  await claim?.release();
  return null;
}

/** Where the owner of a directory answers, or null if nobody has it. */
export async function ownerOf(directory: string): Promise<string | null> {
  const folder = join(directory, OWNER);
  if (!existsSync(folder)) return null;
  const owner = (await othersIn(folder, null)).find(({ holds }) => holds);
  return owner ? addressOf(join(folder, owner.name)) : null;
}

interface Claim extends Owner {
  readonly name: string;
  hold(): void;
}

/** A name in the folder is a socket that is listened at, or one whose process is gone: never one that only begins. */
async function announce(folder: string): Promise<Claim | null> {
  const name = randomBytes(4).toString('hex');
  const file = join(folder, name);
  const unfinished = `${file}${UNFINISHED}`;
  const { server, hold, offer } = createDoor();
  await listening(server, addressOf(unfinished));
  const release = async (): Promise<void> => {
    await rm(file, { force: true });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  try {
    await chmod(unfinished, 0o600);
    await rename(unfinished, file);
  } catch (error) {
    await release();
    // Only an owner clears away what is unfinished: there is one.
    if (isThere(error)) throw error;
    return null;
  }
  return { name, hold, offer, release };
}

function createDoor() {
  let holds = false;
  let offer: (answer: Answer) => void = () => {};
  const offered = new Promise<Answer>((resolve) => {
    offer = resolve;
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET') return void response.end(holds ? 'holds' : 'waits');
    // An owner that is still starting answers as soon as it can.
    const [answerTo, question] = await Promise.all([offered, text(request)]);
    response.end(await answerTo(question));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  // The directory is had for as long as the process lives, and not the other way round.
  server.unref();
  const hold = (): void => {
    holds = true;
  };
  return { server, hold, offer };
}

function listening(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(address, resolve);
  });
}

interface Other {
  readonly name: string;
  readonly holds: boolean;
}

/** Everybody else who lives; what the dead have left is removed. */
async function othersIn(folder: string, own: string | null): Promise<readonly Other[]> {
  const names = await readdir(folder);
  const others = names.filter((name) => name !== own && !name.endsWith(UNFINISHED));
  const asked = await Promise.all(others.map((name) => meet(folder, name)));
  return asked.filter((other) => other !== null);
}

async function meet(folder: string, name: string): Promise<Other | null> {
  const file = join(folder, name);
  const answer = await ask(addressOf(file), null);
  if (answer.kind !== 'nobody') return { name, holds: answer.kind !== 'answered' || answer.text === 'holds' };
  await rm(file, { force: true });
  return null;
}

/** What was left by those who ended while they began; whoever is beginning now comes too late anyway. */
async function tidy(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.endsWith(UNFINISHED));
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
}

function addressOf(file: string): string {
  const absolute = resolve(file);
  const fromHere = relative(process.cwd(), absolute);
  const address = fromHere.length < absolute.length ? fromHere : absolute;
  if (Buffer.byteLength(address) <= ADDRESS_BYTES_MAX) return address;
  throw new Error(`The path of the data directory is too long (${absolute}): choose a shorter one.`);
}
