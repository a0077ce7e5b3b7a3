import type { Business } from '../../domain/business.ts';
import { type Finding, mistake } from '../../domain/finding.ts';
import type { AppointmentSettings } from './catalogue.ts';

/** What is booked must be there, and a deposit must be a sum of money. */
export function checkAppointment(settings: AppointmentSettings, { resources }: Business): readonly Finding[] {
  const { resource, deposit, cents, currency } = settings;
  const there = resources.map(({ id }) => id).join(', ') || 'there are none';
  const isThere = resource === undefined || resources.some(({ id }) => id === resource);
  return [
    ...(isThere ? [] : [mistake(['resource'], `"${resource}" is none of the resources: ${there}`)]),
    ...(deposit !== undefined && currency === undefined
      ? [mistake(['deposit'], 'a deposit is asked for, and `currency` does not say in what')]
      : []),
    ...(deposit?.percent !== undefined && cents === undefined
      ? [mistake(['deposit', 'percent'], 'a share of what? say what an appointment costs in `cents`')]
      : []),
  ];
}
