import { describe, expect, it } from 'vitest';
import { inWords } from '../../domain/finding.ts';
import { calendarOf, catalogueOf } from './catalogue.ts';
import { checkAppointment } from './check.ts';
import { practice } from './testing/practice.ts';

describe('a practice', () => {
  it('A12 its calendar is the resource it names, or else its first', () => {
    const two = { ...practice, resources: [...practice.resources, { ...calendarOf(practice), id: 'hygienist' }] };
    expect(calendarOf(two).id).toBe('practice-main');
    expect(calendarOf({ ...two, settings: { appointment: { resource: 'hygienist' } } }).id).toBe('hygienist');
  });

  it('is its own calendar where it has no resources', () => {
    expect(calendarOf({ ...practice, resources: [] })).toMatchObject({ id: 'practice', units: 1 });
  });

  it('is told when it names a resource that it does not have', () => {
    const wrong = { ...practice, settings: { appointment: { resource: 'nobody' } } };
    expect(checkAppointment({ resource: 'nobody' }, wrong).map(inWords)).toEqual([
      expect.stringContaining('resource: "nobody" is none of'),
    ]);
    expect(() => calendarOf({ ...practice, settings: { appointment: { ressource: 'x' } } })).toThrow();
  });

  it('X9 knows its ordinary hours, which settle an hour without am or pm', () => {
    expect(catalogueOf(practice).hours).toEqual({ from: '09:00', to: '17:00' });
  });
});
