import { occasionsIn, occasionsOfADay } from '../../../domain/occasions.ts';
import { beforeWhat, type LanguageData, phrases } from './language.ts';

/** What takes up a day of its own: whoever comes before it comes on another. */
const OCCASIONS = [...occasionsOfADay('en'), 'trip'];

export const en: LanguageData = {
  locale: 'en',
  names: ['en'],
  weekdayPrefixes: [],
  weekdays: [
    ['mondays', 'monday s'],
    ['tuesdays', 'tues', 'tuesday s'],
    ['wednesdays', 'weds', 'wednes', 'wednesday s'],
    ['thursdays', 'thur', 'thurs', 'thursday s'],
    ['fridays', 'friday s'],
    ['saturdays', 'saturday s'],
    ['sundays', 'sunday s'],
  ],
  months: [[], [], [], [], [], [], [], [], ['sept'], [], [], []],
  shy: ['sun', 'sat', 'wed', 'may', 'march', 'mar'],
  beside: {
    shyBefore: phrases(`
      sorry | i mean | i meant | i said | i prefer | wait | hmm | um | uh | well | so | is | oops | ok | okay | yes | yeah | no, | nope, | hi | hello | hey |
      make it | make that | make it for | what about | how about | how s | hows | change to | change it to | change that to |
      move to | move it to | move me to | switch to | switch it to | push it to | can do | could do | can we do | can i do |
      can you do | could we do | could i do | could you do | let s do | lets do | do you do | do you have | have you got |
      can t do | cant do | cannot do | can t make | not | except | actually | anything | any | anything for | free | available |
      open | maybe | say | or | until | till | by | from | before | after | every | each | rather | better | book | book me |
      book me in | come in | come | come by | coming | leave | leaving | depart | departing | fly | flying | fly out | flying out |
      go | going | out | back | return | returning | arrive | arriving | see you | home
    `),
    shyAfter: phrases(`
      please | pls | plz | thanks | thank you | thx | ty | cheers | haha | hahaha | lol | xd | works | work | then | instead | suits | not | is fine | is good | is great | is ok | is okay | is better |
      is best | is perfect | is free | would be | would work | would suit | could work | if possible | if you can | i mean |
      free | available | any time | anytime | doesn t work | does not work | doesnt work | isn t good | is no good | is out
    `),
    party: phrases(`
      teams of | groups of | team of | group of | party of | tables of | 
      table for | room for | space for | party for | dinner for | lunch for | breakfast for | seat for | seats for | ticket for | tickets for | place for |
      places for | spot for | spots for | flight for | flights for | trip for | tour for | booking for | reservation for
    `),
    are: phrases('we are | we re | we will be | we ll be | there will be | there ll be | there are | there s'),
    among: [],
    day: ['on', 'the', 'this', 'for'],
    hour: ['at'],
    part: phrases('on | in | at | the | of | for | is | and'),
    again: phrases('that s | that is | which is | i e'),
  },
  yearsAfter: ['two thousand', 'two thousand and', 'twenty'],
  ordinalSuffixes: ['st', 'nd', 'rd', 'th'],
  ordinalPrefixes: [],
  days: {
    today: 0,
    'later today': 0,
    'this day': 0,
    'for the day': 0,
    // By itself it is the day of something else: "my brother as well, same day".
    'same day appointment': 0,
    'same day appointments': 0,
    'same day appt': 0,
    'same day slot': 0,
    'same day slots': 0,
    'same day booking': 0,
    'anything same day': 0,
    'something same day': 0,
    tomorrow: 1,
    tmrw: 1,
    tmr: 1,
    tmw: 1,
    tomoz: 1,
    '2moro': 1,
    '2morrow': 1,
    '2mrw': 1,
    '2moz': 1,
    tmoro: 1,
    tmrrw: 1,
    tomo: 1,
    '2day': 0,
    'the next day': 1,
    'the following day': 1,
    'the day after tomorrow': 2,
    'day after tomorrow': 2,
    'tomorrow but one': 2,
    'a day after tomorrow': 2,
    overmorrow: 2,
    yesterday: -1,
    'day before yesterday': -2,
  },
  dayParts: [
    ['tonight', 0, 'night'],
    ['tonite', 0, 'night'],
    ['2nite', 0, 'night'],
    ['2night', 0, 'night'],
    ['tnite', 0, 'night'],
    ['last night', -1, 'night'],
    ['last nite', -1, 'night'],
    ['lastnight', -1, 'night'],
  ],
  parts: {
    morning: phrases(`
      morning | mornings | in the am | morn | a m s | forenoon | early hours | first thing | first thing in the morning | early in the day | early on in the day | early doors | before work | before school |
      as soon as you open | right when you open | the moment you open | right at opening | at opening | at opening time | from opening | from opening time
    `),
    lunchtime: [
      'lunchtime',
      'lunchtimes',
      'lunch time',
      'lunch times',
      'lunch hours',
      'lunch',
      'lunch break',
      'lunch hour',
      'lunchbreak',
    ],
    afternoon: ['afternoon', 'afternoons', 'in the pm', 'arvo', 'aft', 'afternoonish'],
    evening: ['evening', 'evenings', 'eve', 'dinnertime', 'dinner time', 'after work'],
    night: ['night', 'nights', 'nighttime', 'night time', 'nite', 'nites', 'redeye', 'red eye', 'overnight flight'],
  },
  shyParts: { early: 'morning' },
  shifts: {
    this: 0,
    'this current': 0,
    current: 0,
    'after next': 2,
    next: 1,
    nxt: 1,
    following: 1,
    'the following': 1,
    'after that': 1,
    last: -1,
    previous: -1,
    past: -1,
  },
  following: ['following', 'the following', 'after that'],
  coming: ['coming', 'upcoming', 'this coming', 'this upcoming', 'the coming', 'forthcoming'],
  units: {
    quarterHour: ['quarter of an hour', 'quarters of an hour', 'quarter hour'],
    minute: ['minute', 'minutes', 'min', 'mins', 'mn'],
    hour: ['hour', 'hours', 'hr', 'hrs'],
    day: ['day', 'days'],
    night: ['night', 'nights'],
    week: ['week', 'weeks', 'wk', 'wks', 'week s'],
    fortnight: ['fortnight', 'fortnights'],
    weekend: ['weekend', 'weekends', 'week end', 'w e', 'wknd', 'wkend', 'wkends'],
    month: ['month', 'months', 'mth', 'month s'],
    year: ['year', 'years', 'yr', 'yrs'],
  },
  edges: {
    start: ['beginning', 'start', 'early', 'first part', 'early on', 'the beginning', 'the start'],
    middle: ['middle', 'mid', 'halfway through', 'the middle'],
    end: ['end', 'late', 'later in', 'later on in', 'last part', 'back end', 'the end', 'close'],
  },
  clocks: {
    noon: 12,
    noonish: 12,
    midday: 12,
    'mid day': 12,
    noontime: 12,
    '12 noon': 12,
    'twelve noon': 12,
    midnight: 0,
    'mid night': 0,
    '12 midnight': 0,
  },
  clocksAfter: {
    'after school': 15,
    'after the school run': 15,
    'after school pickup': 15,
    'after school pick up': 15,
    'when school s out': 15,
    'when school finishes': 15,
    'after class': 15,
    'after classes': 15,
  },
  sameTime: phrases(`same time | the same time | that same time | same hour | the same hour | same slot`),
  meridiem: { am: ['am', 'a m', 'a.m', 'a.m.', 'a. m.', 'a'], pm: ['pm', 'p m', 'p.m', 'p.m.', 'p. m.', 'p'] },
  holidays: {
    newYear: ['new year', 'new years', 'new year s', 'new year s day', 'new years day'],
    newYearsEve: ['new year s eve', 'new years eve', 'nye', 'hogmanay'],
    valentine: ['valentine s day', 'valentines day', 'valentine s', 'valentines', 'valentine day'],
    patrick: phrases(`
      st patrick s day | saint patrick s day | st patricks day | saint patrick | st patrick | st paddy s day |
      saint patrick day | st. patrick s day
    `),
    idesOfMarch: ['the ides of march', 'ides of march'],
    aprilFools: ['april fools', 'april fool s day', 'april fools day', 'april fools day'],
    workersDay: ['workers day', 'international workers day', 'may day', 'worker s day', 'international workers day'],
    independenceUs: ['independence day', 'fourth of july'],
    bastille: ['bastille day'],
    halloween: ['halloween', 'hallowe en', 'all hallows eve'],
    allSaints: ['all saints day', 'all saints'],
    allSouls: ['all souls day'],
    guyFawkes: ['bonfire night', 'guy fawkes', 'guy fawkes night'],
    armistice: ['armistice day', 'veterans day', 'remembrance day', 'veteran s day'],
    christmasEve: ['christmas eve', 'xmas eve'],
    christmas: ['christmas', 'christmas day', 'xmas', 'xmas day', 'x mas'],
    boxingDay: ['boxing day'],
    easter: ['easter', 'easter sunday', 'easter day'],
    easterMonday: ['easter monday'],
    holyWeek: ['holy week', 'easter week'],
    bankHolidayMonday: ['bank holiday', 'bank holiday monday', 'bank hol', 'bank hol monday'],
    goodFriday: ['good friday'],
    maundyThursday: ['maundy thursday'],
    ashWednesday: ['ash wednesday'],
    shroveTuesday: ['shrove tuesday', 'pancake day', 'mardi gras', 'fat tuesday'],
    martinLutherKing: ['martin luther king day', 'mlk day'],
    presidentsDay: ['presidents day', 'president s day'],
    mothersDay: ['mother s day', 'mothers day'],
    fathersDay: ['father s day', 'fathers day'],
    memorialDay: ['memorial day'],
    laborDayUs: ['labor day', 'labour day'],
    columbusDay: ['columbus day'],
    thanksgiving: ['thanksgiving', 'thanksgiving day'],
    blackFriday: ['black friday'],
    womensDay: ['women s day', 'international women s day', 'womens day'],
    lunarNewYear: ['chinese new year', 'lunar new year', 'spring festival'],
    midAutumn: ['mid autumn festival', 'moon festival'],
    qingming: ['qingming', 'qingming festival', 'tomb sweeping day'],
    khmerNewYear: ['khmer new year', 'cambodian new year'],
    pchumBen: ['pchum ben', 'pchum ben festival', 'pchum ben day', 'pchumben', 'prachum benda', 'ancestors day'],
    waterFestival: phrases(
      'water festival | the water festival | khmer water festival | bon om touk | bom om touk | om touk',
    ),
    eidAlFitr: ['eid', 'eid al fitr', 'eid ul fitr'],
    burnsNight: ['burns night'],
    australiaDay: ['australia day'],
    candlemas: ['candlemas', 'groundhog day'],
    epiphany: ['epiphany', 'three kings day', 'twelfth night'],
    saintGeorge: ['st george s day', 'saint george s day'],
    anzacDay: ['anzac day'],
    earthDay: ['earth day'],
    cincoDeMayo: ['cinco de mayo'],
    victoryInEurope: ['ve day'],
    juneteenth: ['juneteenth'],
    canadaDay: ['canada day'],
    assumption: ['assumption day'],
    saintAndrew: ['st andrew s day', 'saint andrew s day'],
    saintNicholas: ['st nicholas day', 'st nicholas'],
    palmSunday: ['palm sunday'],
    holySaturday: ['holy saturday', 'easter saturday', 'easter eve'],
    ascension: ['ascension day', 'ascension thursday'],
    pentecost: ['pentecost', 'whit sunday', 'pentecost sunday'],
    whitMonday: ['whit monday', 'pentecost monday'],
    trinity: ['trinity sunday'],
    corpusChristi: ['corpus christi'],
    cyberMonday: ['cyber monday'],
    lunarNewYearsEve: ['chinese new year s eve', 'lunar new year s eve'],
    dragonBoat: ['dragon boat festival'],
    lanternFestival: ['lantern festival'],
    doubleNinth: ['double ninth festival'],
    ramadan: ['start of ramadan', 'first day of ramadan'],
    eidAlAdha: ['eid al adha', 'eid ul adha', 'bakrid'],
    passover: ['passover', 'pesach'],
    roshHashanah: ['rosh hashanah', 'jewish new year'],
    yomKippur: ['yom kippur'],
    hanukkah: ['hanukkah', 'chanukah'],
    singlesDay: ['singles day'],
  },
  glue: {
    wasRight: phrases(
      'was right | was fine | was better | was good | was ok | was okay | was correct | was best | after all | as before | like before',
    ),
    the: ['the', 'my', 'that', 'your'],
    // What may stand after a day and leaves it one.
    beside: [
      'please',
      'pls',
      'plz',
      'thanks',
      'thank you',
      'thx',
      'cheers',
      'lol',
      'haha',
      'hahaha',
      'xd',
      'if',
      'then',
      'instead',
      'works',
      'would',
      'is',
      'suits',
      'though',
    ],
    of: ['commencing', 'beginning', 'of', 's', 'in'],
    at: ['at', '@', 'by around', 'from around'],
    about: phrases(`
      around | round | arnd | about | approximately | approx | approx. | circa | roughly | near | close to | towards | toward |
      at around | at about | at like | at roughly | like at | say | sometime around | ish | just over | a bit over | just under | a bit under
    `),
    on: ['on', 'for', 'during'],
    // "On the 4", and "the 26", which is too much for an hour.
    theDay: ['on the'],
    mayBeDay: ['on', 'the', 'for the', 'by the'],
    in: ['in', 'during'],
    within: ['within', 'inside', 'in less than'],
    for: ['for'],
    from: ['from', 'starting', 'starting at', 'starting from', 'since'],
    until: [
      'to',
      'until',
      'till',
      'til',
      'through',
      'thru',
      'through to',
      'thru to',
      'all the way to',
      'up to',
      'up until',
    ],
    till: ['until', 'till', 'til', 'up to', 'up until', 'through'],
    closing: phrases('close | closing | closing time | you close | u close | you shut | you are closed'),
    none: ['nothing', 'nothing at all', 'none'],
    between: ['between', 'anywhere between', 'btw', 'anytime between', 'any time between', 'sometime between'],
    and: ['and', '&', 'n', 'nd', '+'],
    or: ['or', 'nor', 'if not', 'or if not', 'otherwise', 'or else', 'failing that'],
    after: ['after', 'past', 'later than', 'post', 'any time after', 'anytime after', 'from after'],
    before: ['before', 'b4', 'bfore', 'earlier than', 'prior to', 'sooner than', 'ahead of'],
    beforeDay: beforeWhat(['before the', 'before my', 'before a', 'before our'], OCCASIONS, ['on']),
    by: ['by', 'no later than', 'not later than', 'at the latest by', 'before or at'],
    startingAt: phrases('not before | no earlier than | not earlier than | at the earliest'),
    onwards: phrases('onwards | onward | or later | or after | and later | and after | at the earliest'),
    upto: ['or earlier', 'or before', 'or sooner', 'at the latest', 'at latest', 'latest'],
    past: ['past', 'after'],
    toHour: ['to', 'till', 'til', 'before', 'of'],
    plus: [],
    half: ['half', 'a half'],
    halfOf: ['half'],
    halfPast: ['half past'],
    quarterPast: ['quarter past', 'a quarter past'],
    quarter: ['quarter', 'a quarter', 'qtr', 'quarters'],
    zero: ['oh', 'o', 'zero'],
    oclock: ['o clock', 'oclock', 'o clok', 'h'],
    hourSign: ['h'],
    lasting: ['for', 'lasting', 'about', 'lasts', 'it lasts', 'takes', 'it takes'],
    sharp: [
      'sharp',
      'ish',
      '-ish',
      'on the dot',
      'exactly',
      'prompt',
      'approximately',
      'or so',
      'thereabouts',
      'or thereabouts',
      'give or take',
    ],
    now: ['now', 'right now', 'rn', 'at this time'],
    ahead: ['from now', 'from today', 'hence', 'later', 'out', 'ahead', 'time', 's time', 'from this day'],
    later: ['later', 'after that'],
    dozenOrSo: ['dozen'],
    putOff: phrases(`
      push | push back | push it | push it back | push it out | push that back | push this back | put it back | put it off
      move it | move it back | shift | shift it | shift it back | delay | delay it | delay that | postpone | postpone it`),
    bringForward: ['bring it forward', 'bring forward', 'bring it up', 'pull it forward', 'move it up', 'move up'],
    earlier: ['earlier', 'sooner', 'before that'],
    sameDay: ['same day', 'same day as that', 'that same day', 'very same day'],
    thatDay: ['that day'],
    leadsBehind: ['following', 'right after', 'straight after'],
    dayAfter: ['day after that', 'next day', 'following day', 'day later'],
    dayBefore: ['day before that', 'previous day', 'day earlier'],
    partAfter: ['after', 'after that'],
    partBefore: ['before', 'b4', 'before that', 'prior'],
    whose: ['my', 'your', 'our', 'his', 'her', 'their', 'i', 'we'],
    ago: ['ago'],
    few: ['few', 'several'],
    couple: ['couple', 'couple of'],
    wholeDay: [
      'all day',
      'all day long',
      'the whole day',
      'whole day',
      'the entire day',
      'the full day',
      'a full day',
      'full day',
      'day trip',
      'one day trip',
      'one day tour',
      'day trips',
      'day tour',
      'day tours',
      'day excursion',
    ],
    thisOne: [
      'this',
      'this one',
      'this coming one',
      'this coming',
      'the coming one',
      'this week',
      'of this week',
      'this weekend',
    ],
    but: ['but', 'rather'],
    workingDay: phrases('working day | business day | work day | workday | working days | business days'),
    nextOne: phrases(
      `next | next one | following | following one | one after | one after that | week after | next week | one next week |
      one the week after | one the following week | one of the week after | one in the week after | one of the following week`,
    ),
    whole: ['all', 'all of', 'whole', 'whole of', 'entire', 'entirety of', 'full', 'every day of', 'throughout'],
    dayEnd: ['eod', 'cob', 'close of business', 'close of play', 'end of business', 'closing time'],
    notEarly: phrases(`
      not too early | nothing too early | not very early | not so early | not that early | none too early |
      not first thing | not first thing in the morning | not super early | not early
    `),
    notLate: phrases(`
      not too late | nothing too late | not very late | not so late | not that late | not super late | not late
    `),
    lateOn: phrases(`
      late in the day | later in the day | late on in the day | just before you close | right before you close | just before closing |
      just before closing time | right before closing
    `),
    lastSlot: phrases(`
      last slot | the last slot | latest slot | the latest slot | last appointment | the last appointment | latest appointment |
      the latest appointment | latest time | the latest time | last available slot | the last available slot |
      last one you have | the last one you have | latest you have | the latest you have | last one | the last one | your last one | your last slot | your latest slot | your last appointment | your latest appointment
    `),
    lateAsCan: phrases(`
      last one of the day | the last one of the day | last flight of the day | the last flight of the day | last flight out |
      the last flight out | latest flight | the latest flight | last flight they have | as late as possible | late as possible | as late as poss | late as poss | as late as you can | as late as you have | the later the better | latest possible |
      the latest possible | latest in the day | the latest in the day | latest of the day | the latest of the day |
      whatever s latest | whatever is latest | whatever s the latest | whichever s latest | whichever is latest | whichever is the latest | last thing | last thing in the day |
      last slot of the day | the last slot of the day | last appointment of the day | the last appointment of the day |
      the last time of the day | last of the day |
      whats the latest you do | whats the latest you have | whats the latest you can do | what s the latest you do |
      what s the latest you have | what s the latest you can do | what is the latest you do | what is the latest you have |
      what is the latest you can do | whats your latest | what s your latest | what is your latest | whens your latest | when s your latest |
      when is your latest | whats the latest slot | what s the latest slot | whats the latest appointment | what s the latest appointment |
      whens the latest slot | when s the latest slot | whens the latest appointment | when s the latest appointment | when is the latest appointment
    `),
    ideally: phrases('ideally | preferably | say | rather | better | best | maybe | if possible'),
    one: ['a', 'an', 'one'],
    thatOne: ['one', 'ones'],
    day: ['day'],
    week8: ['week', 'wk'],
    than: phrases(
      'than | rather than | better than | is better than | s better than | works better than | suits me better than',
    ),
    week15: ['fortnight'],
    notice: phrases('notice | s notice | hours notice | in advance | beforehand | advance notice'),
    quality: phrases(`
      relaxing | relaxed | lovely | beautiful | nice | nice and | full | whole | entire | long | short | quiet | lazy | sunny | amazing |
      wonderful | romantic | fun | fun filled | easy | chill | chilled | peaceful | perfect | great | good | solid | unforgettable |
      magical | busy | fantastic | glorious | cheap | luxury | luxurious | calm | slow | adventurous | exciting | consecutive |
      straight | working | business | very | really | super | proper | brilliant | cosy | cozy | restful | blissful | awesome | sweet
    `),
    rest: ['rest', 'the rest', 'rest of', 'remainder'],
    occasion: [...occasionsIn('en'), 'trip', 'flight', 'holiday'],
    anyDay: phrases(`
      any | any day | any time | anytime | any day of | any time of | any other day | any weekday | every | every day | every day of |
      all | all of | all week | anything | everything | whenever
    `),
    except: phrases(
      'except | except for | apart from | other than | anything but | any day but | any time but | excluding',
    ),
    allBut: ['but', 'bar', 'minus'],
    not: phrases(`
      not | except | except for | apart from | other than | but not | can t do |
      cannot do | can t make | cannot make | can t come | not on | not available | not free | busy | never |
      rather not | don t want | isn t | unavailable | instead of | avoid | excluding | cant do | cant make |
      dont want | won t be there | can t | cannot | cant | hate | i hate | we hate | hates | can t stand | cant stand | don t like |
      dont like | doesn t like | not a fan of | not a big fan of | not keen on | not into
    `),
    notBad: phrases('are you busy | r u busy | are u busy | you busy | u busy | are they busy | is it busy | how busy'),
    cannot: phrases(`
      doesn t work | does not work | doesnt work | won t work | wont work | will not work | isn t good |
      is no good | are no good | is not good | are not good | aren t good | is bad | are bad | are out | is a no go |
      are a no go | don t work | do not work | dont work | never work | don t suit | do not suit | isn t possible | is not possible | is impossible | not possible |
      is out | doesn t suit | does not suit | no good | i can t | i cant | i cannot | i m busy | is too early |
      is too late | excluded | neither | is crazy | is packed | is hectic | is manic | is mad | is busy | is rammed | looks busy
    `),
    counted: phrases(`
      people | ppl | persons | person | adults | adult | kids | children | guests | pax | tickets | ticket | seats |
      of us | rooms | bags | options | passengers | travellers | travelers | friends | places | stops | times |
      more
    `),
    notBut: ['not', 'not on'],
    rather: phrases(`
      well | oh | ah | uh | um | actually | no | nope | no wait | wait | sorry | oops | whoops | i mean | i meant | scratch that | or rather | rather | hmm |
      make it | make that | change it to | on second thought | on second thoughts | better
    `),
    monthHalf: ['half', 'half of'],
    bridge: ['long weekend', 'long weekend of', 'long weekend for'],
    dayOrSo: phrases(
      'or so | or thereabouts | or thereabout | thereabouts | ish | -ish | give or take | give or take a day',
    ),
    hourOnwards: phrases('onwards | onward | or later | or after | and later | and after | and onwards | and on'),
    dash: ['-'],
    comma: [','],
    idiom: phrases(`
      half a day | half day | a half day | good morning | good afternoon | good evening | good night | good day | 24/7 | 24-7 | 1:1 | 2:1 |
      the other day | some day | one day | one second | one minute | a minute | have a nice day |
      have a good day | have a great day | have a good night | have a good weekend | day off | these days |
      have a lovely day | have a nice evening | last time | next time | happy new year | merry christmas |
      at one time | no one | for one | last minute | the sun
    `),
  },
  forgiven: ['following', 'tomorrow', 'yesterday', 'afternoon', 'morning', 'evening', 'weekend', 'tonight', 'midnight'],
  monthFirst: false,
  runsOn: true,
};
