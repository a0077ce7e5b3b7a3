import type { Business } from '../../domain/business.ts';
import { type Finding, mistake } from '../../domain/finding.ts';
import type { AppointmentSettings } from './catalogue.ts';

/** What is booked must be there. */
export function checkAppointment({ resource }: AppointmentSettings, { resources }: Business): readonly Finding[] {
  if (resource === undefined || resources.some(({ id }) => id === resource)) return [];
  const there = resources.map(({ id }) => id).join(', ') || 'there are none';
  return [mistake(['resource'], `"${resource}" is none of the resources: ${there}`)];
}
