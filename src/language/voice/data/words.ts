import type { Locale } from '../../../core/locale.ts';

const split = (words: TemplateStringsArray): readonly string[] =>
  String(words.raw[0])
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/**
 * What says, in each language, that something was done or stands: "booked" and its like. Only our own sentences may say that
 * (X5). Folded; each counts from where a word begins, whatever its ending.
 */
export const DONE_WORDS: { readonly [L in Locale]: readonly string[] } = {
  en: split`booked, confirmed, reserved, cancelled, canceled, called off, rescheduled, moved, scheduled, secured, arranged,
      paid, refunded, all set, you're set, you are set, you're in, you're down for, locked in, put you down, got you down,
      done, see you then, see you on, see you at, we expect you, we'll expect you, guaranteed, finalised, finalized,
      your booking, your appointment is, your reservation`,
  es: split`reservad, confirmad, cancelad, anulad, apuntad, agendad, cambiad, movid, pagad, reembolsad, programad, asegurad,
      garantizad, hecho, hecha, listo, lista, ya esta, te esperamos, nos vemos, tu cita es, tu reserva, ya tienes, queda fijad,
      he reservado, te he puesto, quedas, cerrad`,
  fr: split`reserve, confirme, annule, deplace, note, paye, rembourse, programme, garanti, assure, c'est fait, c'est bon,
      c'est regle, on vous attend, nous vous attendons, a bientot, a tres vite, votre reservation, votre creneau est, est a vous,
      est pour vous, bloque, enregistre, valide, finalise`,
  zh: split`已预订, 已经预订, 预订好, 订好, 预定好, 已预约, 约好, 预约好, 已确认, 确认了, 已取消, 取消了, 已改, 改好, 已付, 付款成功, 已支付,
      支付成功, 已退款, 预订成功, 预约成功, 成功预, 搞定, 安排好, 完成, 保留好, 已为您, 已经为您, 恭候, 到时见`,
  km: split`បានកក់, កក់រួច, កក់ជោគជ័យ, បានបញ្ជាក់, បញ្ជាក់រួច, បានលុបចោល, បានលុប, បានប្តូរ, បានផ្លាស់ប្តូរ, បានបង់, បង់រួច, បង់ប្រាក់រួច,
      បានសងប្រាក់, រួចរាល់, ជោគជ័យ, រួចហើយ, បានរៀបចំ, បានរក្សាទុក`,
};

/** What denies, as whole words; in Chinese and Khmer as it stands. */
export const DENIALS: { readonly [L in Locale]: readonly string[] } = {
  en: split`not, no, nothing, nobody, none, never, cannot, without, neither, nor, n't`,
  es: split`no, nada, nadie, ningun, ninguna, ninguno, nunca, sin, tampoco, ni, jamas`,
  fr: split`pas, rien, aucun, aucune, personne, jamais, sans, plus, ne, n', ni, non`,
  zh: split`不, 没, 無, 无, 未, 别, 非`,
  km: split`មិន, គ្មាន, ពុំ, ឥត, អត់, កុំ`,
};
