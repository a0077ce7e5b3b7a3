import type { Api } from '../api.ts';
import { problem } from '../problems.ts';
import { ofBusiness } from '../schemas.ts';
import { type Gate, staffOf } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { behind, described, OF_BUSINESS } from './routes.ts';

/** What happens, as it happens. */
export function addConsoleEvents(server: Api, parts: ConsoleParts, gate: Gate): void {
  server.get(
    `${OF_BUSINESS}/events`,
    {
      exposeHeadRoute: false,
      ...behind(gate),
      schema: described('What happens (text/event-stream)', { params: ofBusiness }),
    },
    async (request, reply) => {
      const { business, account, session } = staffOf(request);
      const stillIn = async (): Promise<boolean> => {
        const found = await parts.console.accounts.session(session.hash, parts.clock.now());
        return found?.account.roles[business] !== undefined;
      };
      if (parts.live.open(business, account.id, stillIn, reply)) return reply;
      return reply.code(429).send(problem('too_many_streams', 'Too many pages are open.'));
    },
  );
}
