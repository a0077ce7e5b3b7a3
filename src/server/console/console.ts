import type { Api } from '../api.ts';
import type { House } from '../config.ts';
import { addAccount } from './account-routes.ts';
import { addBooking } from './booking-routes.ts';
import { addBroken } from './broken-routes.ts';
import { addConsoleCalendar } from './calendar-routes.ts';
import { addConversation } from './conversation-routes.ts';
import { addConsoleCustomers } from './customer-routes.ts';
import type { Desk } from './desk.ts';
import { addFigures } from './figures-routes.ts';
import { createGate } from './gate.ts';
import { addInbox } from './inbox-routes.ts';
import { addInvitations } from './invitation-routes.ts';
import { createConsoleLive } from './live.ts';
import { addConsoleEvents } from './live-routes.ts';
import { addOutside } from './outside-routes.ts';
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
  const desk: Desk = {
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
  const gate = createGate(desk);
  addAccount(server, desk, gate);
  addSecondFactor(server, desk, gate);
  if (openId !== null) (await import('./open-id.ts')).addOpenId(server, desk, openId);
  addInvitations(server, desk, gate);
  addStaff(server, desk, gate);
  addInbox(server, desk, gate);
  addConversation(server, desk, gate);
  addWrong(server, desk, gate);
  addConsoleEvents(server, desk, gate);
  addConsoleCalendar(server, desk, gate);
  addBooking(server, desk, gate);
  addConsoleCustomers(server, desk, gate);
  addBroken(server, desk, gate);
  addFigures(server, desk, gate);
  addSettings(server, desk, gate);
  addOutside(server, desk, gate);
  server.addHook('preClose', async () => {
    presence.close();
    live.close();
  });
}
