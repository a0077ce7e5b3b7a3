import { z } from 'zod';
import { account, alert, tie } from '../outside-schema.ts';

/** Outside calendars in the console (H1, H5, H6): for owners alone. What lets us in is taken and never told. */

/** `GET …/outside`. */
export const outsideSchema = z.object({
  resources: z.array(z.object({ id: z.string(), name: z.string() })),
  ties: z.array(tie),
  alerts: z.array(alert),
  providers: z.array(z.string()).describe('Those that we can be let in at by OAuth'),
  accounts: z.array(z.object({ id: z.string(), provider: z.string(), label: z.string() })),
  feeds: z.array(z.object({ resource: z.string(), address: z.string().describe('Whoever has it sees it') })),
});

/** `POST …/outside`: ties a resource; where the account has several calendars, they are named and nothing is kept. */
export const connectBody = z.strictObject({ resource: z.string().min(1).max(100), account });
const calendars = z.array(z.object({ address: z.string(), name: z.string(), writable: z.boolean() }));
export const connectedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('connected'), id: z.string(), label: z.string() }),
  z.object({ kind: z.literal('choose'), calendars }),
]);

/** `DELETE …/outside/:tie?events`: 204. `POST …/outside/:tie/again`: 204. `DELETE …/outside/alerts/:alert`: 204. */
export const leavingQuery = z.object({ events: z.enum(['leave', 'remove']) });

/** `POST …/outside/accounts`: where the browser goes to let us in. It comes back to `/v1/console/outside/callback`. */
export const letInBody = z.strictObject({ provider: z.string().max(40) });
export const letInSchema = z.object({ address: z.string() });

/** `GET …/outside/accounts/:account`; `DELETE …/outside/accounts/:account`: 204. */
export const accountSchema = z.object({ calendars });

/** `POST …/outside/feeds/:resource`: a new address; nobody reads by the one of before. */
export const feedSchema = z.object({ address: z.string() });

export type Outside = z.infer<typeof outsideSchema>;
export type ConnectBody = z.infer<typeof connectBody>;
export type ConnectedView = z.infer<typeof connectedSchema>;
