import { type ReactNode, useEffect, useRef } from 'react';

interface TitleProps {
  readonly children: string;
  readonly beside?: ReactNode;
}

/** Whether a page was shown already: the first takes no focus, so that the browser starts where it always does. */
let wentOn = false;

/** The heading of a page. Going to another page moves the focus here, so that a screen reader says where one is (G10). */
export function Title({ children, beside }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wentOn) heading.current?.focus({ preventScroll: true });
    wentOn = true;
  }, []);
  return (
    <header className="title">
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {beside}
    </header>
  );
}
