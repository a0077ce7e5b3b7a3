/** Constructed, so that a strict content policy has nothing to refuse: no inline style, no element of style. */
const CSS = `
:host { all: initial; position: fixed; inset: auto 0 0 auto; z-index: 2147483000; font: 16px/1.3 system-ui, sans-serif; }
* { box-sizing: border-box; }
button { position: fixed; right: max(20px, env(safe-area-inset-right)); bottom: max(20px, env(safe-area-inset-bottom));
  width: 60px; height: 60px; padding: 0; border: 0; border-radius: 50%; cursor: pointer; color: #fff;
  background: var(--colour); box-shadow: 0 4px 18px rgb(0 0 0 / 28%); display: grid; place-items: center; }
button:hover { filter: brightness(1.08); }
button:focus-visible { outline: 3px solid var(--colour); outline-offset: 3px; }
svg { width: 28px; height: 28px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
img { width: 100%; height: 100%; border-radius: 50%; object-fit: cover; }
.mark { position: absolute; top: -4px; right: -4px; min-width: 24px; height: 24px; padding: 0 6px; border-radius: 12px;
  background: #a12b1b; color: #fff; font-weight: 600; font-size: 14px; line-height: 24px; text-align: center; }
[hidden] { display: none !important; }
.chat { position: fixed; right: max(20px, env(safe-area-inset-right)); bottom: 96px; width: 400px; height: min(640px, calc(100dvh - 120px));
  border-radius: 16px; overflow: hidden; background: #fff; box-shadow: 0 10px 40px rgb(0 0 0 / 30%); }
iframe { display: block; width: 100%; height: 100%; border: 0; }
.edge { position: absolute; width: 1px; height: 1px; overflow: hidden; }
.full .chat { inset: 0; width: 100%; height: 100%; border-radius: 0; }
.full button { visibility: hidden; }
@media (prefers-reduced-motion: no-preference) { button { transition: filter 0.15s; } }
`;

export function dress(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
}
