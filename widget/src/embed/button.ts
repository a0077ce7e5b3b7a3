import { ChatFrame } from './frame.ts';
import { isRemembered, remember } from './memory.ts';
import { dress } from './style.ts';
import { languageOf, wordsIn } from './words.ts';

/** What the server tells of a business before its chat is opened. */
export interface SiteView {
  readonly name: string;
  readonly languages: readonly string[];
  readonly colour: string | null;
  readonly picture: string | null;
}

export interface Place {
  readonly home: string;
  readonly server: string;
  readonly id: string;
  readonly site: SiteView;
  readonly lang: string | undefined;
}

const COLOUR = '#0b6b63';
const SPEECH = 'M4 5h16v11H9l-5 4z';
/** Where there is no room beside it, the chat has the whole screen. */
const small = matchMedia('(max-width: 480px), (max-height: 480px)');

/** The button in the corner, and the chat that it opens. Everything is in a shadow root: the page's styles end there. */
export function begin({ home, server, id, site, lang }: Place): void {
  const language = languageOf([lang, document.documentElement.lang], site.languages);
  const words = wordsIn(language);
  const host = document.createElement('holdfast-chat');
  const root = host.attachShadow({ mode: 'open' });
  dress(root);
  host.style.setProperty('--colour', site.colour ?? COLOUR);
  const around = document.createElement('div');
  const button = document.createElement('button');
  const mark = document.createElement('span');
  const chat = document.createElement('div');
  let frame: ChatFrame | null = null;
  let unread = 0;
  let isOpen = false;

  const label = () => {
    const opens = words.open.replace('{name}', site.name);
    const news = unread > 0 ? ` (${words.unread.replace('{count}', String(unread))})` : '';
    button.setAttribute('aria-label', isOpen ? words.close : `${opens}${news}`);
    button.setAttribute('aria-expanded', String(isOpen));
    mark.hidden = unread === 0 || isOpen;
    mark.textContent = unread > 9 ? '9+' : String(unread);
  };
  const loaded = (): ChatFrame => {
    if (frame !== null) return frame;
    const address = new URL(`${home}/frame`);
    address.searchParams.set('at', location.origin);
    address.searchParams.set('lang', language);
    const onUnread = (count: number) => {
      unread = count;
      label();
    };
    frame = new ChatFrame(id, address, words.open.replace('{name}', site.name), {
      onUnread,
      onClose: () => show(false),
    });
    chat.append(edge(frame), frame.element, edge(frame));
    return frame;
  };
  const settle = () => {
    const isFull = isOpen && small.matches;
    around.className = isFull ? 'full' : '';
    chat.setAttribute('aria-modal', String(isFull));
    document.documentElement.style.setProperty('overflow', isFull ? 'hidden' : '');
    // On a phone the keyboard lies over the page; only the visual viewport knows what is left.
    const view = window.visualViewport;
    const isCut = isFull && view !== null;
    chat.style.setProperty('height', isCut ? `${view.height}px` : '');
    chat.style.setProperty('top', isCut ? `${view.offsetTop}px` : '');
    for (const one of chat.querySelectorAll<HTMLElement>('.edge')) one.tabIndex = isFull ? 0 : -1;
  };
  const show = (open: boolean) => {
    isOpen = open;
    const shown = loaded();
    chat.hidden = !open;
    if (open) unread = 0;
    remember(id, open ? 'open' : 'begun');
    settle();
    label();
    shown.show(open);
    if (!open) button.focus();
  };

  chat.className = 'chat';
  chat.id = 'chat';
  chat.hidden = true;
  chat.setAttribute('role', 'dialog');
  chat.setAttribute('aria-label', words.open.replace('{name}', site.name));
  button.type = 'button';
  button.setAttribute('aria-controls', 'chat');
  mark.className = 'mark';
  mark.setAttribute('aria-hidden', 'true');
  button.append(faceOf(site, server), mark);
  button.addEventListener('click', () => show(!isOpen));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen) show(false);
  });
  small.addEventListener('change', settle);
  for (const event of ['resize', 'scroll']) window.visualViewport?.addEventListener(event, settle);
  around.append(chat, button);
  root.append(around);
  label();
  document.body.append(host);
  // Whoever was talking on the page before goes on here; whoever had closed it sees what came meanwhile.
  if (isRemembered(id, 'open') && !small.matches) show(true);
  else if (isRemembered(id, 'open') || isRemembered(id, 'begun')) loaded().show(false);
}

/** The picture of the business, or a bubble of speech. */
function faceOf({ picture }: SiteView, server: string): Element {
  if (picture !== null) {
    const image = document.createElement('img');
    image.src = `${server}${picture}`;
    image.alt = '';
    return image;
  }
  const NAMES = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(NAMES, 'svg');
  const path = document.createElementNS(NAMES, 'path');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', SPEECH);
  drawing.append(path);
  return drawing;
}

/** Before and after the chat: where it has the whole screen, whoever tabs out of it comes back into it. */
function edge({ element }: ChatFrame): HTMLElement {
  const one = document.createElement('div');
  one.className = 'edge';
  one.tabIndex = -1;
  one.addEventListener('focus', () => element.focus());
  return one;
}
