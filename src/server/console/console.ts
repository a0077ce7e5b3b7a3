import type { Api } from '../api.ts';
import type { House } from '../config.ts';
import { addAccount } from './account-routes.ts';
import { addBookingDeeds } from './booking-deed-routes.ts';
import { addBooking } from './booking-routes.ts';
import { addBroken } from './broken-routes.ts';
import { addBlocks, addConsoleCalendar } from './calendar-routes.ts';
import { addConversation } from './conversation-routes.ts';
import { addConsoleCustomers } from './customer-routes.ts';
import { addFigures } from './figures-routes.ts';
import { createGate } from './gate.ts';
import { addInbox } from './inbox-routes.ts';
import { addInvitations } from './invitation-routes.ts';
import { createConsoleLive } from './live.ts';
import { addConsoleEvents } from './live-routes.ts';
import { addOutside } from './outside-routes.ts';
import type { ConsoleParts } from './parts.ts';
import { createPresence } from './presence.ts';
import { CONSOLE } from './routes.ts';
import { addSecondFactor } from './second-factor-routes.ts';
import { createSessions } from './sessions.ts';
import { addSettings } from './settings-routes.ts';
import { addStaff } from './staff-routes.ts';
import { addWrong } from './wrong-routes.ts';

/** The operator's API behind the console (G1–G9). Only where the app has people to serve. */
export async function addConsole(server: Api, house: House): Promise<void> {
  const { console } = house.app;
  if (console === undefined) return;
  server.decorateRequest('signed', null);
  server.decorateRequest('staff', null);
  const { app, clock, publicUrl } = house;
  const live = createConsoleLive({ app, console });
  const presence = createPresence(console.rings, (business, conversation) => {
    const people = presence.at(conversation, Date.now()).map((one) => ({ ...one }));
    live.send(business, 'presence', { conversation, people });
  });
  const sessions = createSessions(console.accounts, clock, publicUrl);
  const openId = house.openId && { name: house.openId.name, startPath: `${CONSOLE}/open-id`, settings: house.openId };
  const parts: ConsoleParts = {
    house,
    app,
    console,
    clock,
    sessions,
    presence,
    live,
    publicUrl,
    openId,
  };
  const gate = createGate(parts);
  addAccount(server, parts, gate);
  addSecondFactor(server, parts, gate);
  if (openId !== null) (await import('./open-id.ts')).addOpenId(server, parts, openId);
  addInvitations(server, parts, gate);
  addStaff(server, parts, gate);
  addInbox(server, parts, gate);
  addConversation(server, parts, gate);
  addWrong(server, parts, gate);
  addConsoleEvents(server, parts, gate);
  addConsoleCalendar(server, parts, gate);
  addBookingDeeds(server, parts, gate);
  addBlocks(server, parts, gate);
  addBooking(server, parts, gate);
  addConsoleCustomers(server, parts, gate);
  addBroken(server, parts, gate);
  addFigures(server, parts, gate);
  addSettings(server, parts, gate);
  addOutside(server, parts, gate);
  server.addHook('preClose', async () => {
    presence.close();
    live.close();
  });
}
