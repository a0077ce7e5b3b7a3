import type { Trip } from '../catalogue.ts';
import type { Palette } from './palettes.ts';
import { boat, circle, ellipse, firs, HEIGHT, palm, path, polygon, rectangle, WIDTH } from './shapes.ts';

/** What is seen below the sky, for each kind of place. */
export const SCENES: { readonly [E in Trip['environment']]: (colours: Palette) => string } = {
  MOUNTAIN: ({ far, near, ground, light }) =>
    [
      polygon([0, 250, 110, 130, 200, 210, 320, 90, 440, 220, 540, 140, 640, 240, 640, 360, 0, 360], far),
      ellipse(170, 235, 190, 18, light, 0.35),
      ellipse(470, 215, 200, 16, light, 0.35),
      polygon([0, 300, 150, 210, 270, 290, 420, 220, 560, 300, 640, 260, 640, 360, 0, 360], near),
      rectangle(268, 282, 10, 78, light, 0.7),
      firs(20, 240, 34, 350, 50, ground),
      firs(330, 630, 34, 356, 46, ground),
    ].join(''),

  BEACH: ({ water, far, ground, near, light }) =>
    [
      rectangle(0, 200, WIDTH, 90, water),
      path('M0 200q60 -34 150 -16q70 12 120 16z', far),
      ...[216, 236, 258].map((y, index) => rectangle(60 + index * 130, y, 150, 3, light, 0.5)),
      boat(430, 214, near, light),
      path('M0 276q160 -26 330 0t310 -6v90h-640z', ground),
      palm(90, 318, 150, near, far),
      palm(150, 330, 110, near, far),
      polygon([470, 318, 512, 286, 554, 318], near),
      rectangle(510, 300, 4, 34, near),
    ].join(''),

  CITY: ({ far, near, water, light, ground }) =>
    [
      ...[40, 120, 190, 470, 545].map((x, index) =>
        rectangle(x, 130 + ((index * 29) % 50), 56, 150 - ((index * 29) % 50), far),
      ),
      palace(near, light),
      rectangle(0, 280, WIDTH, 12, ground),
      rectangle(0, 292, WIDTH, HEIGHT - 292, water),
      ...[306, 324, 342].map((y, index) => rectangle(40 + index * 90, y, 210, 3, light, 0.45)),
      boat(70, 300, near, light),
    ].join(''),

  FOREST: ({ far, near, ground, light }) =>
    [
      firs(0, 640, 44, 280, 120, far),
      ellipse(320, 262, 360, 22, light, 0.25),
      firs(0, 640, 58, 330, 130, near),
      rectangle(0, 322, WIDTH, 38, ground),
      elephant(ground, light),
    ].join(''),

  ISLAND: ({ water, far, near, ground, light }) =>
    [
      rectangle(0, 190, WIDTH, HEIGHT - 190, water),
      path('M150 232q120 -92 330 -6q26 8 40 14h-400q12 -4 30 -8z', far),
      ellipse(330, 244, 230, 16, ground),
      palm(250, 238, 104, near, far),
      palm(300, 240, 130, near, far),
      palm(390, 238, 92, near, far),
      ...[270, 296, 322, 344].map((y, index) => rectangle(30 + index * 120, y, 180, 3, light, 0.5)),
      boat(80, 296, near, light),
    ].join(''),

  TEMPLE: ({ far, near, ground, water, light }) =>
    [
      firs(0, 640, 40, 250, 40, far),
      ...[200, 260, 320, 380, 440].map((x, index) =>
        tower(x, 232, index === 2 ? 128 : index % 2 === 1 ? 96 : 76, near),
      ),
      rectangle(150, 226, 340, 16, near),
      rectangle(120, 240, 400, 14, near),
      rectangle(0, 254, WIDTH, 20, ground),
      rectangle(0, 274, WIDTH, HEIGHT - 274, water),
      ...[200, 260, 320, 380, 440].map((x) => ellipse(x, 300, 16, 22, near, 0.3)),
      ...[286, 310, 334].map((y, index) => rectangle(90 + index * 80, y, 260, 3, light, 0.4)),
    ].join(''),
};

/** A tower like a lotus bud. */
function tower(x: number, foot: number, height: number, fill: string): string {
  const top = foot - height;
  const wide = 20;
  return path(
    `M${x - wide} ${foot}v${-height * 0.4}q2 ${-height * 0.4} ${wide} ${-height * 0.6}q${wide - 2} ${height * 0.2} ${wide} ${height * 0.6}v${height * 0.4}z`,
    fill,
  ).concat(circle(x, top, 3, fill));
}

function palace(walls: string, roof: string): string {
  return [
    rectangle(255, 220, 160, 60, walls),
    polygon([235, 222, 335, 160, 435, 222], roof),
    polygon([262, 190, 335, 130, 408, 190], walls),
    polygon([300, 150, 335, 70, 370, 150], roof),
  ].join('');
}

function elephant(skin: string, light: string): string {
  return [
    ellipse(430, 292, 46, 32, skin),
    circle(382, 282, 24, skin),
    path('M364 286q-16 20 -10 46h10q-6 -22 8 -36z', skin),
    ...[396, 416, 440, 458].map((x) => rectangle(x, 306, 12, 32, skin)),
    ellipse(392, 280, 12, 16, light, 0.35),
  ].join('');
}
