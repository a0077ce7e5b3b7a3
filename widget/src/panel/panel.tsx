import { useEffect, useRef, useState } from 'react';
import { type Business, type Diagram, type Inspection, loadDiagram } from '../api.ts';
import { readable } from '../readable.ts';
import { ContextView } from './context.tsx';
import { DiagramView } from './diagram.tsx';
import { TurnView } from './turn.tsx';

interface PanelProps {
  readonly business: Business;
  readonly inspection: Inspection | null;
  readonly isWide: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A look inside: beside the talk where there is room, a sheet over it where there is not. */
export function Panel({ business, inspection, isWide, isOpen, onClose }: PanelProps) {
  const diagram = useDiagram(business.id, inspection?.flow ?? business.flow);
  const inside = <Inside business={business} diagram={diagram} inspection={inspection} />;
  if (isWide) {
    return (
      <aside className="panel" lang="en" aria-label="Inside the conversation">
        {inside}
      </aside>
    );
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose}>
      {inside}
    </Sheet>
  );
}

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/** A modal dialog of the browser's own: it keeps the focus inside and closes on Escape. */
function Sheet({ isOpen, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className="sheet" lang="en" aria-label="Inside the conversation" onClose={onClose}>
      <div className="sheet-head">
        <h2>Inside the conversation</h2>
        <button type="button" className="quiet" onClick={onClose}>
          Close
        </button>
      </div>
      <div className="panel">{children}</div>
    </dialog>
  );
}

interface InsideProps {
  readonly business: Business;
  readonly diagram: Diagram | null;
  readonly inspection: Inspection | null;
}

function Inside({ business, diagram, inspection }: InsideProps) {
  if (inspection === null) return <p className="notice">What the machine keeps is shown here as you talk.</p>;
  const description = diagram?.nodes.find(({ id }) => id === inspection.state)?.description;
  return (
    <>
      <TurnView turn={inspection.lastTurn} business={business} />
      <section className="card machine" aria-labelledby="machine">
        <h2 id="machine">
          State <strong className="state">{readable(inspection.state)}</strong>
          {inspection.handedOff && <strong className="handed-off">with a person</strong>}
        </h2>
        {description && <p className="description">{description}</p>}
        {diagram && <DiagramView diagram={diagram} inspection={inspection} />}
      </section>
      <ContextView inspection={inspection} />
    </>
  );
}

/** The machine of the flow that the talk is in; another one is drawn when the talk moves on. */
function useDiagram(business: string, flow: string): Diagram | null {
  const [diagram, setDiagram] = useState<Diagram | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadDiagram(business, flow).then((loaded) => {
      if (isCurrent && loaded.kind === 'ok') setDiagram(loaded.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [business, flow]);
  return diagram?.flow === flow ? diagram : null;
}
