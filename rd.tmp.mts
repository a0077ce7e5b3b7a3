import { readFileSync } from 'node:fs';
const R='/work/main/src/';
const { house } = await import(R+'app/house.ts') as any;
const { readOnce } = await import(R+'language/read-once.ts') as any;
const { alsoIn, detect } = await import(R+'language/detect.ts') as any;
const store = await house.openFreshStore('memory');
const { parts } = await house.compose({ store, clock: house.virtualClock('2000-01-01T00:00:00Z'), observer: house.silentObserver });
const now = '2026-11-17T10:40:00Z';
for (const line of readFileSync(0,'utf8').split('\n').filter(Boolean)) {
  const [id, ...w] = line.split(' '); const text = w.join(' ');
  const b = parts.businesses.get(id); const lang = b.locales[0].slice(0,2);
  const spoken = detect(text, b.locales, lang);
  const r = readOnce({ text, locale: spoken, also: alsoIn(text, b.locales, spoken) }, b.listening(now));
  const show = (m:any)=>{const {start,end,kind,...v}=m; return `${kind}(${text.slice(start,end)}:${Object.entries(v).map(([k,x])=>k+'='+x).join(' ')})`};
  console.log('>',text,'['+spoken+'] rest='+JSON.stringify(r.rest));
  for (const c of r.clauses) console.log('   ', c.mood, c.asked?'asked':'', c.act??'', [c.negated&&'neg',c.stance,c.contrast&&'contrast',c.circumstance&&'circ',c.alternative&&'alt',c.another&&'another'].filter(Boolean).join(','), '|', text.slice(c.start,c.end), '|', c.mentions.map(show).join(' '));
}
await store.close();
