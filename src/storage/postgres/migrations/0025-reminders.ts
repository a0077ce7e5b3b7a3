/** Which reminders were given, by booking and lead (F8): `look_at` is a lease or a later look, `settled` is for good. */
export const reminders = `
create table bot.reminders (
  booking text not null references bot.bookings (id) on delete cascade,
  lead_minutes integer not null,
  look_at timestamptz not null,
  settled boolean not null default false,
  primary key (booking, lead_minutes)
);
create index bookings_beginning on bot.bookings (business, lower(during)) where status = 'confirmed';
`;
