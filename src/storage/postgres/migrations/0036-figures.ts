/**
 * The figures of businesses (G6). `bot.figures` are sums by day; a mark says how far each talk or booking was counted, and
 * moves in the same step that adds what it comes to. What was there before is counted by the first round after the start.
 */
export const figures = `
create table bot.figures (
  business text not null,
  -- As 2026-03-02, by the business's own clock.
  day text collate "C" not null,
  flow text not null,
  channel text not null,
  language text not null,
  measure text not null,
  count bigint not null,
  primary key (business, day, flow, channel, language, measure)
)
-- Days of today are added to all day long.
with (fillfactor = 80);

create table bot.figure_marks (
  subject text primary key,
  version bigint not null,
  memory jsonb not null
)
with (fillfactor = 80);

create table bot.figure_debts (
  subject text primary key,
  word bigint not null default 1
);

-- Words that nothing was made of. They are somebody's, and go with them.
create table bot.unheard (
  conversation text not null,
  seq bigint not null,
  business text not null,
  day text collate "C" not null,
  at timestamptz not null,
  flow text not null,
  state text not null,
  channel text not null,
  language text not null,
  words text not null,
  primary key (conversation, seq)
);
create index unheard_business on bot.unheard (business, day desc, at desc);

-- Marks first, then sums, each in one order for everybody: two who count never wait for each other.
create function bot.count_figures(given jsonb) returns setof text language plpgsql as $$
declare
  t record;
  counted text[] := '{}';
begin
  for t in
    select x.* from jsonb_to_recordset(given) as x (subject text, "from" bigint, version bigint, memory jsonb)
    order by x.subject
  loop
    if t."from" is null then
      insert into bot.figure_marks (subject, version, memory) values (t.subject, t.version, t.memory)
      on conflict do nothing;
    else
      update bot.figure_marks m set version = t.version, memory = t.memory
      where m.subject = t.subject and m.version = t."from";
    end if;
    if found then
      counted := counted || t.subject;
    end if;
  end loop;
  insert into bot.figures as f (business, day, flow, channel, language, measure, count)
    select x.business, c.day, c.flow, c.channel, c.language, c.measure, sum(c.count)
    from jsonb_to_recordset(given) as x (subject text, business text, cells jsonb),
      jsonb_to_recordset(x.cells) as c (day text, flow text, channel text, language text, measure text, count bigint)
    where x.subject = any (counted)
    group by 1, 2, 3, 4, 5, 6 having sum(c.count) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict (business, day, flow, channel, language, measure) do update set count = f.count + excluded.count;
  insert into bot.unheard (conversation, seq, business, day, at, flow, state, channel, language, words)
    select x.subject, u.seq, x.business, u.day, u.at, u.flow, u.state, u.channel, u.language, u.words
    from jsonb_to_recordset(given) as x (subject text, business text, unheard jsonb),
      jsonb_to_recordset(x.unheard) as u (
        seq bigint, day text, at timestamptz, flow text, state text, channel text, language text, words text
      )
    where x.subject = any (counted)
    on conflict do nothing;
  delete from bot.figure_debts d using jsonb_to_recordset(given) as x (subject text, word bigint)
    where x.subject = any (counted) and d.subject = x.subject and d.word = x.word;
  return query select unnest(counted);
end
$$;
`;
