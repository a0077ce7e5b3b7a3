import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { borrowStorage } from './frame.ts';
import { Page } from './page.tsx';
import './style/tokens.css';
import './style/base.css';
import './style/chat.css';
import './style/panel.css';
import './style/turn.css';

/** On an iPhone the keyboard lies over the page instead of shrinking it; only the visual viewport knows. */
function followTheKeyboard(viewport: VisualViewport): void {
  const resize = () => document.documentElement.style.setProperty('--height', `${viewport.height}px`);
  viewport.addEventListener('resize', resize);
  resize();
}

if (window.visualViewport) followTheKeyboard(window.visualViewport);

const root = document.getElementById('page');
if (root !== null) {
  void borrowStorage().then(() =>
    createRoot(root).render(
      <StrictMode>
        <Page />
      </StrictMode>,
    ),
  );
}
