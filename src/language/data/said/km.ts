import { listed } from '../say.ts';
import type { SaidData } from './said-data.ts';

export const said: SaidData = {
  manner: {
    tag: 'km-KH',
    date: 'ថ្ងៃ{weekday} ទី{day} ខែ{month}',
    dateWithYear: 'ថ្ងៃ{weekday} ទី{day} ខែ{month} ឆ្នាំ{year}',
    time: '{hour}:{minute}',
    slot: '{date} ម៉ោង {time}',
    nearSlot: '{near, select, today {ថ្ងៃនេះ} other {ថ្ងៃស្អែក}} ({date}) ម៉ោង {time}',
    nearSlotLine: '{near, select, today {ថ្ងៃនេះ} other {ថ្ងៃស្អែក}} ({date}) ម៉ោង {time}',
    nearDay: '{near, select, today {ថ្ងៃនេះ} other {ថ្ងៃស្អែក}} ({date})',
    nearDayLine: '{near, select, today {ថ្ងៃនេះ} other {ថ្ងៃស្អែក}} ({date})',
  },
  done: listed`បានកក់, កក់រួច, កក់ជោគជ័យ, បានបញ្ជាក់, បញ្ជាក់រួច, បានលុបចោល, បានលុប, បានប្តូរ, បានផ្លាស់ប្តូរ, បានបង់, បង់រួច, បង់ប្រាក់រួច,
      បានសងប្រាក់, រួចរាល់, ជោគជ័យ, រួចហើយ, បានរៀបចំ, បានរក្សាទុក`,
  denials: listed`មិន, គ្មាន, ពុំ, ឥត, អត់, កុំ`,
};
