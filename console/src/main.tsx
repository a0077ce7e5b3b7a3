import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { queries } from './api/queries.ts';
import { Console } from './console.tsx';
import { Announcer } from './frame/announce.tsx';
import { Spoken } from './words/spoken.tsx';
import '../../widget/src/style/tokens.css';
import './style/base.css';
import './style/frame.css';
import './style/inbox.css';
import './style/conversation.css';
import './style/calendar.css';
import './style/tables.css';
import './style/figures.css';
import './style/settings.css';
import './style/outside.css';

// A server that was upgraded meanwhile has other files: the page is loaded again, and finds them.
window.addEventListener('vite:preloadError', () => location.reload());

const root = document.getElementById('console');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Spoken>
        <QueryClientProvider client={queries}>
          <Announcer>
            <Router base="/console">
              <Console />
            </Router>
          </Announcer>
        </QueryClientProvider>
      </Spoken>
    </StrictMode>,
  );
}
