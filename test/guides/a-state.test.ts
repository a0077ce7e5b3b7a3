import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** What a new state in the salon takes: it asks, once a name is known, whether there is anything to know. */

const ROOT = resolve(import.meta.dirname, '../..');
const SALON = 'src/flows/salon';

type Change = (text: string) => string;

function instead(anchor: string, line: string): Change {
  return (text) => {
    if (!text.includes(anchor)) throw new Error(`there is no ${anchor} any more`);
    return text.replace(anchor, line);
  };
}

/** The line that goes before another. */
function before(anchor: string, line: string): Change {
  return instead(anchor, `${line}${anchor}`);
}

const CHANGES: { readonly [file: string]: readonly Change[] } = {
  'context.ts': [
    before("  'confirmation',\n  'booked',", "  'remarks',\n"),
    before("  'confirm',\n  'change',", "  'remarks',\n"),
    before("  confirmation: 'confirm',", "  remarks: 'remarks',\n"),
    before('  customer_data: customerData.nullable()', '  remark: z.string().max(200).exactOptional(),\n'),
  ],
  'machine.ts': [
    before("import { salonKit } from './kit.ts';", "import type { Meant } from './events.ts';\n"),
    instead(
      "guard: is.nameIsGiven, target: '#confirmation', actions: notesName",
      "guard: is.nameIsGiven, target: '#remarks', actions: notesName",
    ),
    before(
      '      confirmation: {\n',
      `      remarks: {
        id: 'remarks',
        initial: 'asking',
        states: {
          asking: {
            description: 'Rests until the customer says what we should know.',
            entry: ask('remarks'),
            on: {
              provide_customer_data: {
                target: '#confirmation',
                actions: words.note('what we should know', ({ data }, { text }: Meant) => ({
                  data: { ...data, remark: text },
                })),
              },
              select_service: anotherService,
              ...asides(tell(says.asked('remarks'))),
            },
          },
        },
      },

`,
    ),
  ],
  'states.ts': [
    before(
      "import { type Heard, heardIn } from './hears/heard.ts';",
      "import { remarksRules } from './hears/remarks.ts';\n",
    ),
    before(
      '    confirmation: {\n',
      `    remarks: {
      means: 'The name is known; whether there is anything to know is asked.',
      ...hearing({ question: 'what the stylist should know', rules: remarksRules }),
    },
`,
    ),
  ],
  'hears/remarks.ts': [
    () => `import type { Rule } from '../../../core/rules.ts';
import type { IntentName } from '../intents.ts';
import { FIRST } from './everywhere.ts';
import type { Heard } from './heard.ts';

/** Whatever is said is an answer. */
export const remarksRules: readonly Rule<Heard, IntentName>[] = [
  ...FIRST,
  {
    rule: 'says what we should know',
    means: 'provide_customer_data',
    when: ({ reading }) => reading.text !== '',
    examples: ['soy alérgica al tinte'],
  },
];
`,
  ],
  'words/es.json': [before('  "ask_confirm":', '  "ask_remarks": "Gracias, {name}. ¿Hay algo que debamos saber?",\n')],
  'words/en.json': [
    before('  "ask_confirm":', '  "ask_remarks": "Thank you, {name}. Is there anything we should know?",\n'),
  ],
};

const CONVERSATION = `
business: lucia
now: 2026-03-03T09:00:00+01:00
from: "+34600200099"
channel: whatsapp
steps:
  - user: Quiero cita para corte largo con Ana el viernes a las 11
    expect: { state: customer_data }
  - user: soy Marta Ruiz
    expect: { state: remarks, reply: ['Marta', 'debamos saber'] }
  - user: soy alérgica al tinte
    expect: { state: confirmation, reply: ['Corte largo'], context: { collected_data: { remark: soy alérgica al tinte } } }
  - user: sí
    expect: { state: idle, bookings: 1 }
`;

/** Plays the conversation and writes the specification, in the tree it stands in. */
const PROOF = `import { house } from './src/app/house.ts';
import { describeFlow } from './src/cli/describe.ts';
import { play } from './src/play/play.ts';
const failed = await play(house, ['talk.yaml'], { store: 'memory', json: false, print: (line) => console.log(line) });
console.log(await describeFlow(house, 'lucia', 'specification'));
process.exit(failed);
`;

it('a new state in the salon is the six files of CONTRIBUTING: it loads, is specified and is played', () => {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const rows = /\*\*a new state in a flow\*\*[\s\S]*?\| --- \| --- \|\n((?:\|.*\n)+)/.exec(text)?.[1] ?? '';
  const listed = rows.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)]);
  expect(listed.map(([, file = '']) => file.replace('<state>', 'remarks')).sort()).toEqual(Object.keys(CHANGES).sort());

  const tree = mkdtempSync(join(tmpdir(), 'holdfast-state-'));
  onTestFinished(() => rmSync(tree, { recursive: true }));
  cpSync(join(ROOT, 'src'), join(tree, 'src'), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  for (const part of ['demo', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, part), join(tree, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  for (const [file, changes] of Object.entries(CHANGES)) {
    const path = join(tree, SALON, file);
    const was = file.startsWith('hears/') ? '' : readFileSync(path, 'utf8');
    writeFileSync(
      path,
      changes.reduce((now, change) => change(now), was),
    );
  }
  writeFileSync(join(tree, 'talk.yaml'), CONVERSATION);
  writeFileSync(join(tree, 'proof.ts'), PROOF);

  const told = execFileSync(process.execPath, ['--import', 'tsx', 'proof.ts'], { cwd: tree, encoding: 'utf8' });
  expect(told).toMatch(/^ok .*talk\.yaml/m);
  expect(told).toContain('| `remarks` | The name is known; whether there is anything to know is asked. |');
  expect(told).toMatch(/\| `customer_data\.asking` \| `provide_customer_data`: .* \| `remarks` \|/);
  expect(told).toMatch(/tells `ask_remarks`/);
  expect(told).toContain(
    '| `remarks` | says what we should know | `provide_customer_data` | sure | “soy alérgica al tinte” |',
  );
});
