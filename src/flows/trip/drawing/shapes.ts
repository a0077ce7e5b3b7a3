/** The few shapes pictures are made of, as SVG. Colours and numbers only: a picture holds no script and no style. */
export const WIDTH = 640;
export const HEIGHT = 360;

export function rectangle(x: number, y: number, width: number, height: number, fill: string, opacity = 1): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${seeThrough(opacity)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${seeThrough(opacity)}/>`;
}

export function ellipse(x: number, y: number, wide: number, high: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${fill}"${seeThrough(opacity)}/>`;
}

/** Corners by their x and y, one after another. */
export function polygon(corners: readonly number[], fill: string, opacity = 1): string {
  return `<polygon points="${corners.join(' ')}" fill="${fill}"${seeThrough(opacity)}/>`;
}

export function path(line: string, fill: string, opacity = 1): string {
  return `<path d="${line}" fill="${fill}"${seeThrough(opacity)}/>`;
}

function seeThrough(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`;
}

/** A palm with its foot at a point. */
export function palm(x: number, foot: number, height: number, trunk: string, leaves: string): string {
  const top = foot - height;
  const reach = Math.round(height * 0.45);
  const leaf = (dx: number, dy: number) =>
    path(`M${x + 8} ${top}q${dx / 2} ${dy - 18} ${dx} ${dy}q${-dx / 2} ${-dy / 3} ${-dx} ${-dy}z`, leaves);
  return [
    path(`M${x} ${foot}q-6 ${-height / 2} 6 ${-height}h5q-8 ${height / 2} -3 ${height}z`, trunk),
    leaf(reach, 18),
    leaf(-reach, 18),
    leaf(Math.round(reach * 0.8), -14),
    leaf(-Math.round(reach * 0.8), -14),
  ].join('');
}

export function boat(x: number, y: number, hull: string, sail: string): string {
  return `${polygon([x, y, x + 54, y, x + 44, y + 14, x + 10, y + 14], hull)}${polygon([x + 26, y - 46, x + 26, y - 4, x + 50, y - 4], sail)}`;
}

/** A row of pointed trees. */
export function firs(from: number, to: number, step: number, foot: number, height: number, fill: string): string {
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const x = from + index * step;
    const tall = height + ((index * 37) % 5) * 9;
    return polygon([x - step * 0.7, foot, x, foot - tall, x + step * 0.7, foot], fill);
  }).join('');
}
