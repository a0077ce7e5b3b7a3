import { say } from '../data/say.ts';

/**
 * What people everywhere say in whatever language they write otherwise. Kept small, and left out where the language has a
 * word of its own that looks the same: short words collide ("ya", "y", "si").
 */
export const INTERNATIONAL = {
  yes: say`yes / yep / oui / claro / 是的 / 对 / បាទ / ចាស`,
  ack: say`ok / okay / oki / perfect / perfecto / vale / 好 / 好的 / 👍 / 👌 / ✅ / ✔ / 🆗 / 💯 / 🙌`,
  please: say`please / pls / por favor / svp`,
  courtesy: say`thanks / thank you / gracias / merci / 谢谢 / អរគុណ / hello / hi / hola / bonjour / 你好 / 🙏 / 😊 / 🙂 / ❤ / 🎉`,
  no: say`no / non / nope / 不 / ទេ / 👎 / ❌`,
} as const;
