import { begin, type SiteView } from './button.ts';

/**
 * `<script src="https://…/widget.js" data-business="lucia" async></script>` puts the chat of a business on any site (F6). What is
 * loaded before somebody opens it is this script and a few words about the business.
 */
const script = document.currentScript;
const business = script instanceof HTMLScriptElement ? script.dataset['business'] : undefined;

if (!(script instanceof HTMLScriptElement) || !business) {
  console.warn('Holdfast: the script has to say whose chat it is, data-business="…".');
} else {
  void load(new URL(script.src).origin, business, script.dataset['lang']);
}

async function load(server: string, id: string, lang: string | undefined): Promise<void> {
  const home = `${server}/b/${encodeURIComponent(id)}`;
  const answered = await fetch(`${home}/site`, { credentials: 'omit' }).catch(() => null);
  if (!answered?.ok) {
    console.warn(
      `Holdfast: the chat of ${id} cannot be shown here. Name ${location.origin} under site.origins of the business, ` +
        `and let the content policy of this page reach ${server} (script-src, connect-src, frame-src, img-src).`,
    );
    return;
  }
  const site = (await answered.json()) as SiteView;
  const ready = () => begin({ home, server, id, site, lang });
  if (document.body) ready();
  else addEventListener('DOMContentLoaded', ready, { once: true });
}
