/**
 * What the people of a business see of their conversations (G2). `rank` is the order of the list in one number, so that one
 * index gives any page of it: whom somebody is needed by stands far below zero, the longest waiting first; then the newest.
 */
export const overview = `
create table bot.overview (
  conversation uuid primary key,
  business text not null,
  channel text not null,
  address text not null,
  version bigint not null,
  language text not null,
  flow text not null,
  state text not null,
  name text,
  handed_off boolean not null,
  person_id text,
  person_name text,
  last_from text,
  last_text text,
  last_ms bigint not null,
  need text,
  need_ms bigint,
  undelivered_ms bigint,
  -- The name and the address, and what was written, as they are searched.
  called text not null,
  words text not null,
  rank bigint not null generated always as (
    case when coalesce(need_ms, undelivered_ms) is null then -last_ms
      else coalesce(need_ms, undelivered_ms) - 10000000000000000 end
  ) stored
);
create index overview_rank on bot.overview (business, rank, conversation);
create index overview_person on bot.overview (business, person_id, rank) where person_id is not null;
`;
