/**
 * Folding makes words comparable: lower case, no accents, Khmer digits as ours, traditional Chinese as simplified,
 * Cyrillic and Greek look-alikes as the Latin letters they imitate. One character stays one character, so that a place
 * in the folded text is the same place in the text.
 */
const LOOKALIKES = pairs('аaеeоoрpсcуyхxіiјjѕsһhԁdвbкkмmнhтtαaεeιiκkνvοoρpτtυuχx');
const KHMER_DIGITS = pairs('០0១1២2៣3៤4៥5៦6៧7៨8៩9');
const SIMPLIFIED = pairs(
  '別别個个兩两萬万塊块錢钱點点時时間间號号預预約约訂订謝谢請请說说話话語语國国會会來来後后從从這这們们還还沒没嗎吗麼么什什' +
    '選选擇择換换變变幾几歲岁車车機机場场聯联繫系電电郵邮費费價价貴贵宜宜區区裡里邊边樣样對对錯错確确認认當当' +
    '開开關关門门週周禮礼實实現现過过給给讓让幫帮員员問问題题聽听讀读寫写買买賣卖餐餐館馆' +
    '飛飞離离東东級级單单雙双張张條条壞坏愛爱歡欢興兴趣趣記记憶忆無无長长髮发剪剪燙烫' +
    '麗丽見见覺觉處处務务種种類类優优惠惠備备準准併并經经濟济該该應应決决訊讯息息錄录歷历' +
    '總总續续終终結结綠绿紅红級级約约紙纸細细組组統统線线練练億亿儘尽' +
    '媽妈爺爷孫孙夥伙鐘钟銀银鐵铁術术極极樂乐標标檢检權权氣气漢汉湯汤滿满熱热爾尔牆墙獨独' +
    '簡简轉转辦办運运達达遠远遲迟適适醫医陽阳陰阴隨随雖虽難难電电靜静頁页頭头願愿風风飯饭' +
    '馬马驗验體体髒脏魚鱼麵面黃黄齊齐龍龙買买屬属師师帶带幣币庫库廣广張张強强彈弹復复徵征' +
    '懷怀懶懒戶户掛挂據据擔担敗败數数斷断晚晚暫暂暈晕書书業业樓楼橋桥歸归殺杀濕湿灣湾煩烦' +
    '環环甚甚畫画異异療疗發发盡尽監监盤盘眾众瞭了碼码禮礼積积穩稳窮穷競竞筆笔節节範范築筑' +
    '籤签糧粮紀纪納纳純纯紹绍絕绝給给維维網网緊紧緩缓縣县縮缩織织繳缴罷罢聖圣職职聲声肅肃' +
    '腦脑臉脸與与舉举舊旧艙舱莊庄華华葉叶著着藍蓝藥药蘇苏號号術术補补裝装製制複复規规視视親亲' +
    '觀观計计討讨訪访設设許许診诊註注詞词試试詳详誤误誰谁調调談谈論论證证識识護护變变負负財财' +
    '責责貨货貼贴賀贺資资賓宾賬账賽赛贈赠趕赶跡迹踐践較较載载輕轻輛辆輪轮輸输邁迈郵邮鄉乡' +
    '醜丑釋释針针鈴铃銷销鋪铺鋼钢錢钱錶表鍵键鎖锁鎮镇鏡镜閃闪閉闭閒闲閱阅隊队際际險险雞鸡' +
    '雲云霧雾靈灵韓韩響响順顺須须預预頓顿領领頻频顏颜額额顧顾顯显飲饮飾饰養养駐驻駕驾騎骑騙骗',
);
const SINGLE = new Map([
  ...LOOKALIKES,
  ...KHMER_DIGITS,
  ...SIMPLIFIED,
  ['ß', 's'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ł', 'l'],
  ['ı', 'i'],
]);

export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) folded += foldCharacter(text.charAt(index));
  return folded;
}

/** The few thousand characters that people use are folded once each. */
const known = new Map<string, string>();
const KNOWN_MAX = 10_000;

function foldCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const lower = character.toLowerCase();
  const base = lower.normalize('NFD').charAt(0);
  const plain = SINGLE.get(lower) ?? SINGLE.get(base) ?? (isLatin(base) ? base : lower);
  const folded = plain.length === 1 ? plain : character;
  if (known.size < KNOWN_MAX) known.set(character, folded);
  return folded;
}

function isLatin(character: string): boolean {
  return /^\p{Script=Latin}$/u.test(character);
}

function pairs(text: string): Map<string, string> {
  const map = new Map<string, string>();
  const characters = [...text];
  for (let index = 0; index + 1 < characters.length; index += 2) {
    map.set(characters[index] ?? '', characters[index + 1] ?? '');
  }
  return map;
}
