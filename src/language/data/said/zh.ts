import { listed } from '../say.ts';
import type { SaidData } from './said-data.ts';

export const said: SaidData = {
  manner: {
    tag: 'zh-CN',
    date: '{monthNumber}月{day}日{weekday}',
    dateWithYear: '{year}年{monthNumber}月{day}日{weekday}',
    time: '{hour}:{minute}',
    slot: '{date} {time}',
    nearSlot: '{near, select, today {今天} other {明天}}（{date}）{time}',
    nearSlotLine: '{near, select, today {今天} other {明天}}（{date}）{time}',
    nearDay: '{near, select, today {今天} other {明天}}（{date}）',
    nearDayLine: '{near, select, today {今天} other {明天}}（{date}）',
  },
  done: listed`已预订, 已经预订, 预订好, 订好, 预定好, 已预约, 约好, 预约好, 已确认, 确认了, 已取消, 取消了, 已改, 改好, 已付, 付款成功, 已支付,
      支付成功, 已退款, 预订成功, 预约成功, 成功预, 搞定, 安排好, 完成, 保留好, 已为您, 已经为您, 恭候, 到时见`,
  denials: listed`不, 没, 無, 无, 未, 别, 非`,
};
