import { childPath, isChanged, isObject } from './changes.ts';

interface JsonProps {
  readonly value: unknown;
  readonly changed?: ReadonlySet<string>;
  readonly path?: string;
}

const NONE: ReadonlySet<string> = new Set();

/** JSON as people read it: one key a line, values coloured by their kind, what is new marked. */
export function JsonView({ value, changed = NONE, path = '' }: JsonProps) {
  return (
    <div className="json">
      <Value value={value} changed={changed} path={path} />
    </div>
  );
}

function Value({ value, changed, path }: Required<JsonProps>) {
  if (Array.isArray(value)) return <List items={value} changed={changed} path={path} />;
  if (!isObject(value)) return <span className={`value ${kindOf(value)}`}>{JSON.stringify(value) ?? ''}</span>;
  return (
    <dl>
      {Object.entries(value).map(([key, inner]) => {
        const inside = childPath(path, key);
        return (
          <div key={key} data-changed={isChanged(inside, changed) || undefined}>
            <dt>{key}</dt>
            <dd>
              <Value value={inner} changed={changed} path={inside} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function List({ items, changed, path }: { readonly items: readonly unknown[] } & Omit<Required<JsonProps>, 'value'>) {
  if (items.length === 0) return <span className="value null">[]</span>;
  return (
    <ol start={0}>
      {items.map((item, index) => (
        <li key={childPath(path, String(index))}>
          <Value value={item} changed={changed} path={childPath(path, String(index))} />
        </li>
      ))}
    </ol>
  );
}

function kindOf(value: unknown): string {
  return value === null || value === undefined ? 'null' : typeof value;
}
