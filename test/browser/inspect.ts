/** Checks that run inside the page. Each is one whole function, because that is what is sent to the browser. */

/** Controls that a screen reader could not name. */
export function namelessControls(): string[] {
  const nameOf = (element: Element): string => {
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
        ? [...(element.labels ?? [])].map((label) => label.textContent)
        : [element.textContent];
    return [element.getAttribute('aria-label'), ...labels].filter(Boolean).join(' ').trim();
  };
  const controls = [...document.querySelectorAll('button, a, input, select, textarea, summary, [tabindex]')];
  const pictures = [...document.querySelectorAll('img:not([alt]), svg:not([aria-hidden]):not([aria-label])')];
  return [...controls.filter((control) => nameOf(control) === ''), ...pictures].map((element) => element.outerHTML);
}

/** Things to tap that a finger would miss: smaller than 44 by 44 pixels with the room around them. */
export function smallTargets(): string[] {
  const visible = [...document.querySelectorAll('button, textarea')].filter((element) => element.checkVisibility());
  return visible
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width < 44 || height < 44;
    })
    .map((element) => `${element.className} ${element.textContent}`);
}

/** Visible texts whose contrast with what lies behind them is below 4.5 (3 for large ones). */
export function faintTexts(): string[] {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colourOf = (text: string): Colour => {
    if (canvas === null) return [0, 0, 0, 1];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (front: Colour, back: Colour): Colour => {
    const mix = (a: number, b: number) => a * front[3] + b * (1 - front[3]);
    return [mix(front[0], back[0]), mix(front[1], back[1]), mix(front[2], back[2]), 1];
  };
  const behind = (element: Element | null): Colour => {
    if (element === null) return [255, 255, 255, 1];
    const own = colourOf(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, behind(element.parentElement));
  };
  const luminance = ([red, green, blue]: Colour): number => {
    const linear = [red, green, blue].map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  const contrast = (one: Colour, other: Colour): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  const isInSvg = (element: Element) => element.closest('svg') !== null;
  const faint: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    if (
      !hasOwnText(element) ||
      !element.checkVisibility() ||
      isInSvg(element) ||
      element.closest('.visually-hidden, noscript')
    )
      continue;
    const style = getComputedStyle(element);
    const back = behind(element);
    const ratio = contrast(over(colourOf(style.color), back), back);
    const isLarge = Number.parseFloat(style.fontSize) >= 24;
    if (ratio < (isLarge ? 3 : 4.5)) faint.push(`${ratio.toFixed(2)} ${element.className} ${element.textContent}`);
  }
  return faint;
}
