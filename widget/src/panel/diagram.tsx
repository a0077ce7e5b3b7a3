import { useEffect, useRef } from 'react';
import type { Diagram, Inspection } from '../api.ts';
import { readable } from '../readable.ts';
import { trailOf, type Way } from './trail.ts';

interface DiagramProps {
  readonly diagram: Diagram;
  readonly inspection: Inspection;
}

/** The machine, drawn as the server laid it out; the state it is in is lit, and the way it went there. */
export function DiagramView({ diagram, inspection }: DiagramProps) {
  const turn = inspection.lastTurn;
  const trail = trailOf(diagram, turn?.passed ?? []);
  const states = diagram.nodes.map(({ id }) => readable(id)).join(', ');
  const drawing = useShown(inspection.state);
  return (
    <figure className="diagram">
      <div className="drawing" ref={drawing}>
        <svg
          viewBox={`0 0 ${diagram.width} ${diagram.height}`}
          width={diagram.width}
          height={diagram.height}
          role="img"
          aria-label={`The state machine: ${states}. Now in ${readable(inspection.state)}.`}
        >
          <defs>
            <Arrow id="arrow" />
            <Arrow id="arrow-lit" />
          </defs>
          {diagram.edges.map((edge) => (
            <Line key={edge.id} edge={edge} gone={trail.get(edge.id) ?? null} />
          ))}
          {diagram.nodes.map((node) => (
            <State key={node.id} node={node} isLit={node.id === inspection.state} />
          ))}
        </svg>
      </div>
      {diagram.anywhere.length > 0 && (
        <figcaption>
          From anywhere:{' '}
          {diagram.anywhere.map(({ to, events }) => `${events.map(readable).join(', ')} → ${readable(to)}`).join('; ')}
        </figcaption>
      )}
    </figure>
  );
}

/** The state that is lit lies in the middle of what can be seen of the drawing. */
function useShown(state: string) {
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = drawing.current;
    // What is scrolled is reached by the keyboard too.
    if (frame) frame.tabIndex = 0;
    const lit = frame?.querySelector(`[data-state="${CSS.escape(state)}"]`);
    if (!frame || !lit) return;
    const [outer, inner] = [frame.getBoundingClientRect(), lit.getBoundingClientRect()];
    frame.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
    frame.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }, [state]);
  return drawing;
}

function Arrow({ id }: { readonly id: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerUnits="userSpaceOnUse"
      markerWidth="9"
      markerHeight="9"
      orient="auto-start-reverse"
    >
      <path className={id} d="M0 .8 7.2 4 0 7.2z" />
    </marker>
  );
}

type Node = Diagram['nodes'][number];
type Edge = Diagram['edges'][number];

function State({ node, isLit }: { readonly node: Node; readonly isLit: boolean }) {
  const { id, x, y, width, height, kind, initial, description } = node;
  return (
    <g
      className={`state-node ${kind}`}
      data-state={id}
      data-lit={isLit || undefined}
      transform={`translate(${x} ${y})`}
    >
      <title>{description === '' ? readable(id) : `${readable(id)}: ${description}`}</title>
      {isLit && <rect className="halo" x={-5} y={-5} width={width + 10} height={height + 10} rx={height / 2 + 5} />}
      <rect className="state-shape" width={width} height={height} rx={height / 2} />
      {initial && <circle className="initial" cx={14} cy={height / 2} r={3} />}
      <text
        className="state-name"
        x={width / 2 + (initial ? 5 : 0)}
        y={height / 2}
        dominantBaseline="central"
        textAnchor="middle"
      >
        {readable(id)}
      </text>
    </g>
  );
}

/** A line that was gone along is lit and points the way it was gone. */
function Line({ edge, gone }: { readonly edge: Edge; readonly gone: Way | null }) {
  const isLit = gone !== null;
  const arrow = isLit ? 'url(#arrow-lit)' : 'url(#arrow)';
  const leadsBack = edge.eventsBack.length > 0;
  return (
    <g className="edge" data-lit={isLit || undefined}>
      <title>{titleOf(edge)}</title>
      <path
        className="edge-line"
        d={curve(edge.points)}
        markerEnd={gone === 'back' ? undefined : arrow}
        markerStart={gone === 'back' || (leadsBack && !isLit) ? arrow : undefined}
      />
      {edge.labelAt && (
        <text
          className="edge-name"
          x={edge.labelAt.x}
          y={edge.labelAt.y}
          dominantBaseline="central"
          textAnchor="middle"
        >
          {edge.label}
        </text>
      )}
    </g>
  );
}

function named(event: string): string {
  return event === '' ? 'at once' : readable(event);
}

function titleOf({ from, to, events, eventsBack }: Edge): string {
  const there = `${readable(from)} to ${readable(to)}: ${events.map(named).join(', ')}`;
  return eventsBack.length === 0 ? there : `${there}; back: ${eventsBack.map(named).join(', ')}`;
}

/** A spline comes as its start and then three points for each piece; anything else is a line with corners. */
function curve([start, ...rest]: Edge['points']): string {
  if (start === undefined) return '';
  const points = rest.map(({ x, y }) => `${x} ${y}`);
  const command = points.length % 3 === 0 ? 'C' : 'L';
  return `M${start.x} ${start.y}${command}${points.join(' ')}`;
}
