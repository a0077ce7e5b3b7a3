import { occasionsIn, occasionsOfADay } from '../../../domain/occasions.ts';
import { beforeWhat, type LanguageData, phrases } from './language.ts';

/** What takes up a day of its own: whoever comes before it comes on another. */
const OCCASIONS = [...occasionsOfADay('fr'), 'voyage'];

export const fr: LanguageData = {
  locale: 'fr',
  names: ['fr'],
  weekdayPrefixes: [],
  weekdays: [
    ['lundis'],
    ['mardis'],
    ['mercredis', 'mercr', 'merc', 'mercrdi'],
    ['jeudis'],
    ['vendredis', 'vend', 'vendr'],
    ['samedis'],
    ['dimanches'],
  ],
  months: [['jan'], ['fev', 'fevr'], [], ['avr'], [], [], ['juill', 'jul'], ['aout'], ['sep'], [], [], []],
  shy: ['mar', 'mer', 'sam', 'jeu', 'ven', 'lun', 'dim', 'jan', 'mars', 'sep'],
  beside: {
    shyBefore: phrases(`
      pardon | desole | desolee | je veux dire | je voulais dire | plutot | non, | euh | ok | oui, | disons | et si on disait |
      mettez | mettons | mets | aller | depart | retour | pars | partons | partir | reviens | revenons | revenir | rentre | rentrons | rentrer |
      arrive | arrivons | viens | venons
    `),
    shyAfter: phrases(
      'svp | stp | s il vous plait | s il te plait | merci | mdr | lol | haha | plutot | ca me va | me convient | c est bien | alors | je veux dire | si possible',
    ),
    // An hour has its word behind it, people have none.
    party: ['pour', 'équipes de', 'groupes de', 'équipe de', 'groupe de'],
    are: phrases('on est | on sera | on serait | on va être | nous sommes | nous serons | nous serions'),
    among: ['à'],
    day: phrases('le | ce | en | pour | la'),
    hour: ['a'],
    part: phrases('de | la | a | le | du | en | et'),
    again: phrases('c est a dire | soit'),
  },
  yearsAfter: ['deux mille'],
  ordinalSuffixes: ['er', 'ère', 'ere', 'eme', 'ème', 'e', 'nd', 'ième'],
  ordinalPrefixes: [],
  days: {
    "aujourd'hui": 0,
    aujourdhui: 0,
    ajd: 0,
    auj: 0,
    aujourdui: 0,
    'ce jour': 0,
    'dans la journée': 0,
    demain: 1,
    dem: 1,
    '2main': 1,
    dem1: 1,
    dmain: 1,
    dmn: 1,
    dm1: 1,
    '2m1': 1,
    'le jour suivant': 1,
    'jour suivant': 1,
    "le jour d'après": 1,
    'la veille': -1,
    "le jour d'avant": -1,
    'le lendemain': 1,
    lendemain: 1,
    'après-demain': 2,
    'après demain': 2,
    apresdemain: 2,
    'ap-demain': 2,
    'ap demain': 2,
    apdemain: 2,
    'apr demain': 2,
    'aprè demain': 2,
    surlendemain: 2,
    hier: -1,
    'avant-hier': -2,
  },
  dayParts: [
    ['cette nuit', 0, 'night'],
    ['cet après-midi', 0, 'afternoon'],
    ['cet aprem', 0, 'afternoon'],
    ['cet aprèm', 0, 'afternoon'],
    ['cette après-midi', 0, 'afternoon'],
    ['ce matin', 0, 'morning'],
    ['ce soir', 0, 'evening'],
    ['ce midi', 0, 'lunchtime'],
    ['hier soir', -1, 'evening'],
  ],
  parts: {
    morning: phrases(`
      avant le travail | avant le boulot | avant d'aller travailler | avant de bosser | avant de manger | avant manger | avant de déjeuner | avant le déjeuner | avant le repas |
      matin | le matin | du matin | au matin | matinée | dans la matinée | en matinée | la matinée | matins |
      de bonne heure | à la première heure | mat | à l'ouverture | dès l'ouverture | dès que vous ouvrez | juste à l'ouverture
    `),
    lunchtime: phrases(`
      heure du déjeuner | l'heure du déjeuner | heure du déj | l'heure du déj | pause déj | la pause déj | le déj | pause déjeuner | le déjeuner | déjeuner | pause de midi |
      entre midi et deux | entre midi et 2
    `),
    afternoon: phrases(`
      après-midi | l'après-midi | de l'après-midi | dans l'après-midi | aprem | aprèm | après midi |
      après manger | après le déjeuner | après déjeuner | après le repas | d'après-midi | en début d'après-midi | après-midis | ap-midi | ap midi | l'ap-midi | aprmidi | apremidi | apresmidi | apm | aprm | aprèm'
    `),
    evening: phrases(`
      soir | le soir | du soir | au soir | soirée | dans la soirée | en soirée | la soirée | soirs |
      après le travail | après le boulot
    `),
    night: ['nuit', 'la nuit', 'de la nuit', 'dans la nuit', 'du nuit'],
  },
  shyParts: { tôt: 'morning' },
  shifts: {
    ce: 0,
    cet: 0,
    cette: 0,
    ces: 0,
    courant: 0,
    'en cours': 0,
    'de cette': 0,
    prochain: 1,
    prochaine: 1,
    pro: 1,
    proch: 1,
    prch: 1,
    suivant: 1,
    suivante: 1,
    "d'après": 1,
    'qui vient': 1,
    'qui suit': 1,
    "d'apres": 1,
    dernier: -1,
    dernière: -1,
    passé: -1,
    passée: -1,
    précédent: -1,
    précédente: -1,
  },
  following: ['suivant', 'suivante', "d'après", "d'apres", 'qui suit'],
  nearest: ['qui vient'],
  coming: ['prochains', 'prochaines', 'à venir'],
  units: {
    quarterHour: ["quart d'heure", "quarts d'heure", "quart d'h"],
    minute: ['minute', 'minutes', 'min', 'mins', 'mn'],
    hour: ['heure', 'heures', 'hr', 'hrs'],
    day: ['jour', 'jours', 'journée', 'journées'],
    night: ['nuit', 'nuits', 'nuitée', 'nuitées'],
    week: ['semaine', 'semaines', 'sem', 'huitaine'],
    fortnight: ['quinzaine'],
    weekend: ['week-end', 'week end', 'weekend', 'we', 'fin de semaine', 'week-ends'],
    month: ['mois'],
    year: ['an', 'ans', 'année', 'années'],
  },
  edges: {
    start: ['début', 'au début', 'en début', 'commencement', 'tôt', 'le début'],
    middle: ['milieu', 'au milieu', 'mi', 'à la mi', 'le milieu', 'en milieu'],
    end: ['fin', 'à la fin', 'en fin', 'la fin', 'tard', 'fin de'],
  },
  clocks: { midi: 12, 'à midi': 12, minuit: 0, 'à minuit': 0 },
  clocksAfter: {
    "après l'école": 16.5,
    'après les cours': 16.5,
    'après le collège': 16.5,
    'après le lycée': 16.5,
    "à la sortie de l'école": 16.5,
    'à la sortie des classes': 16.5,
    'après la classe': 16.5,
    "après la sortie de l'école": 16.5,
  },
  sameTime: phrases(
    `même heure | la même heure | mêmes heures | les mêmes heures | même horaire | le même horaire | mêmes horaires`,
  ),
  countsToday: [8, 15],
  meridiem: { am: ['am', 'a m', 'a.m', 'a.m.'], pm: ['pm', 'p m', 'p.m', 'p.m.'] },
  holidays: {
    newYear: [
      'nouvel an',
      'nouvelle année',
      "jour de l'an",
      'le nouvel an',
      "premier de l'an",
      'le jour de l an',
      "le jour de l'an",
    ],
    epiphany: ['épiphanie', 'fête des rois'],
    valentine: ['saint valentin', 'la saint valentin', 'st valentin'],
    patrick: ['saint patrick', 'la saint patrick'],
    pchumBen: ['pchum ben', 'fête de pchum ben', 'fête des ancêtres', 'fête des morts cambodgienne'],
    waterFestival: phrases('fête des eaux | la fête des eaux | bon om touk'),
    workersDay: ['fête du travail', 'la fête du travail', 'fête des travailleurs'],
    bastille: ['fête nationale', 'la fête nationale', 'prise de la bastille'],
    assumption: ['assomption', "l'assomption"],
    halloween: ['halloween'],
    allSaints: ['toussaint', 'la toussaint', 'le jour des morts', 'jour des morts'],
    armistice: ['armistice', "l'armistice"],
    christmasEve: ['veille de noël', 'réveillon de noël', 'la veille de noël', 'réveillon'],
    christmas: ['noël', 'jour de noël', 'le jour de noël'],
    newYearsEve: phrases(`
      saint sylvestre | la saint sylvestre | réveillon du nouvel an | veille du nouvel an |
      réveillon du jour de l'an
    `),
    easter: ['pâques', 'dimanche de pâques'],
    easterMonday: ['lundi de pâques'],
    holyWeek: ['semaine sainte'],
    mothersDay: ['fête des mères', 'la fête des mères'],
    fathersDay: ['fête des pères', 'la fête des pères'],
    goodFriday: ['vendredi saint'],
    ascension: ['ascension', "l'ascension", "jeudi de l'ascension"],
    pentecost: ['pentecôte', 'la pentecôte'],
    shroveTuesday: ['mardi gras'],
    thanksgiving: ['thanksgiving', 'action de grâce'],
    lunarNewYear: ['nouvel an chinois'],
    candlemas: ['chandeleur', 'la chandeleur'],
    womensDay: ['journée de la femme', 'journée des femmes'],
    aprilFools: ["poisson d'avril", 'poisson d avril'],
    victoryInEurope: ['fête de la victoire', 'victoire 1945', 'armistice de 1945'],
    midsummer: ['fête de la musique', 'la fête de la musique'],
    saintJohn: ['saint jean', 'la saint jean'],
    saintNicholas: ['saint nicolas', 'la saint nicolas'],
    boxingDay: ['lendemain de noël', 'le lendemain de noël'],
    palmSunday: ['dimanche des rameaux', 'les rameaux', 'rameaux'],
    maundyThursday: ['jeudi saint'],
    holySaturday: ['samedi saint'],
    ashWednesday: ['mercredi des cendres'],
    whitMonday: ['lundi de pentecôte'],
    corpusChristi: ['fête dieu', 'la fête dieu'],
    blackFriday: ['black friday', 'vendredi noir'],
    cyberMonday: ['cyber monday'],
    independenceUs: ["jour de l'indépendance", 'jour de l indépendance'],
    lunarNewYearsEve: ['veille du nouvel an chinois'],
    hanukkah: ['hanoucca', 'hanoukka'],
    eidAlFitr: ["l'aïd", 'aïd', 'aïd el fitr', "l'aïd el fitr"],
    eidAlAdha: ['aïd el kébir', "l'aïd el kébir", 'aïd el adha'],
  },
  glue: {
    wasRight: phrases(
      "c'était bien | était bien | c'était bon | était bon | c'était mieux | était mieux | ça allait | comme avant",
    ),
    within: ['en moins de', 'sous', 'dans la limite de', "d'ici"],
    the: ['le', 'la', 'les', 'l', 'un', 'une'],
    of: ['de', 'du', 'd', 'de la', 'en', 'des'],
    at: ['à', 'a', 'dès'],
    about: phrases(`
      vers | environ | autour de | aux alentours de | à environ | sur les | à peu près | autour | alentours de |
      vers les | à partir environ de
    `),
    on: ['le', 'pour le', 'pour', 'au', 'du', 'dès le'],
    in: ['dans', "d'ici", 'dans les', 'ds'],
    for: ['pendant', 'pour', 'durant', 'pdt', 'pr'],
    from: ['depuis', 'à partir de', 'dès'],
    until: ['à', 'a', 'au', "jusqu'à", "jusqu'au", 'jusqu a', 'jusque'],
    till: ["jusqu'à", "jusqu'au", 'jusque', "jusqu'"],
    closing: phrases(
      'fermeture | que vous fermiez | ce que vous fermiez | que ça ferme | ce que ça ferme | vous fermez',
    ),
    none: ['rien', 'rien du tout'],
    between: ['entre', 'entre le'],
    and: ['et', 'et le', '&'],
    or: ['ou', 'ni', 'ou bien', 'sinon', 'ou sinon', 'à défaut', 'ou à défaut'],
    after: ['après', 'apres', "d'après", 'après les', 'plus tard que', 'passé'],
    before: ['avant', 'plus tôt que', 'avant les', 'précédant', 'qui précède'],
    beforeDay: beforeWhat(
      ['avant le', 'avant la', "avant l'", 'avant mon', 'avant ma', 'avant notre', 'avant un', 'avant une'],
      OCCASIONS,
      ['de', 'du', 'le', 'de ce'],
    ),
    by: ['au plus tard', 'au plus tard à', 'au plus tard le', 'pas plus tard que', "d'ici", "d'ici à"],
    startingAt: ['à partir de', 'à partir', 'dès', 'au plus tôt', 'depuis'],
    onwards: ['ou plus tard', 'ou après', 'et après', 'et plus tard', 'et plus', 'au plus tôt'],
    upto: ['au plus tard', 'maximum', 'ou avant'],
    past: [],
    minus: ['moins'],
    plus: ['et', 'passé de', 'passées de', 'et passées'],
    half: ['demi', 'demie', 'une demi'],
    halfPast: ['et demie', 'et demi'],
    quarterPast: ['et quart'],
    quarter: ['quart', 'un quart', 'le quart', 'quarts'],
    zero: ['zéro'],
    clockHour: ['heure', 'heures'],
    oclock: ['h', 'hr', 'pile'],
    hourSign: ['h'],
    lasting: [
      ...[
        'pendant',
        'pdt',
        'durant',
        'pour',
        'pr',
        'durée de',
        'durée',
        'ça dure',
        'ca dure',
        'cela dure',
        'qui dure',
        'dure',
        'durera',
        // "Décaler d'1h".
        'd',
      ],
      ...[
        'réunion de',
        'séance de',
        'session de',
        'atelier de',
        'cours de',
        'créneau de',
        'location de',
        'rendez-vous de',
      ],
      ...['rdv de', 'formation de', 'tournage de', 'shooting de', 'événement de'],
    ],
    sharp: ['pile', 'précises', 'environ', 'tapantes', 'passé de', 'et quelques', 'et des poussières', 'passées'],
    now: ['maintenant', 'dès maintenant', 'là maintenant', 'tout de suite', 'en ce moment'],
    ahead: ['après', 'plus tard', "à partir d'aujourd'hui", 'à compter de maintenant'],
    later: ['après', 'plus tard'],
    tenOrSo: ['dizaine'],
    dozenOrSo: ['douzaine'],
    putOff: phrases(`
      décale | décaler | décalez | décalons | décalé | repousse | repousser | repoussez | repoussons | retarde | retarder
      retardez | reporte | reporter | reportez | pousse | pousser | poussez`),
    bringForward: ['avance', 'avancer', 'avancez', 'avançons'],
    earlier: ['avant', 'plus tôt'],
    sameDay: ['meme jour', 'jour meme'],
    thatDay: ['ce jour la'],
    twoDaysAfter: ['surlendemain'],
    twoDaysBefore: ['avant-veille', "l'avant-veille"],
    leadsBehind: ['suivant', 'qui suit', 'juste après'],
    dayAfter: ['lendemain', 'jour suivant', "jour d'après", 'jour après'],
    whose: ['mon', 'ma', 'mes', 'son', 'sa', 'ses', 'notre', 'nos', 'votre', 'vos'],
    partAfter: ["d'après", 'suivant', 'suivante'],
    partBefore: ["d'avant", 'précédent', 'précédente'],
    dayBefore: ['veille', 'la veille', 'jour précédent', "jour d'avant", 'jour avant'],
    agoBefore: ['il y a'],
    wholeDay: [
      'toute la journée',
      'la journée entière',
      'journée entière',
      'la journée complète',
      'journée complète',
      'pour la journée',
      "excursion d'une journée",
      'excursion à la journée',
    ],
    thisOne: [
      'ce',
      'celui ci',
      'celui là',
      'cette semaine',
      'de cette semaine',
      'celui de cette semaine',
      'celui qui vient',
      'qui vient',
    ],
    but: ['mais', 'plutôt', 'mais plutôt'],
    workingDay: phrases('jour ouvré | jour ouvrable | jours ouvrés | jours ouvrables'),
    nextOne: phrases(
      `suivant | suivante | prochain | prochaine | celle d'après | d'après | celui d'après | celui de la semaine prochaine | semaine suivante |
      celui de la semaine suivante | celui de la semaine d'après | celui de la suivante | celle qui suit | celui qui suit | l'autre | celui d'encore après`,
    ),
    whole: ['tout', 'toute', 'tout le', 'toute la', 'entier', 'entière', 'complet', 'complète', 'tous les jours de'],
    few: ['quelques', 'deux trois', 'plusieurs', 'une paire de'],
    couple: ['paire de', 'une paire de'],
    notEarly: phrases('pas trop tôt | pas très tôt | pas si tôt | pas aux aurores | pas à la première heure'),
    notLate: phrases('pas trop tard | pas très tard | pas si tard'),
    lateOn: phrases('tard dans la journée | juste avant la fermeture | avant que vous fermiez | avant la fermeture'),
    lastSlot: phrases(
      'le dernier créneau | dernier créneau | le dernier rendez-vous | dernier rendez-vous | le dernier horaire | la dernière heure | le dernier que vous avez | le dernier que vous ayez | le dernier du | le dernier de',
    ),
    lateAsCan: phrases(
      'quel est votre dernier créneau | quel est votre dernier rendez-vous | à quelle heure est votre dernier créneau | à quelle heure est le dernier créneau | à quelle heure est le dernier rendez-vous | le dernier vol | le dernier vol de la journée | le dernier de la journée | le plus tard que vous ayez | le plus tard que vous avez | le plus tard possible | le plus tard dans la journée | le plus tard de la journée | aussi tard que possible | plus c est tard mieux c est | en dernier | le dernier créneau de la journée | dernier créneau de la journée',
    ),
    ideally: phrases('plutôt | disons | par exemple | de préférence | idéalement | si possible | mieux | peut être'),
    one: ['un', 'une'],
    day: ['jour', 'journée'],
    theDay: ['le', 'dès le', 'du', 'au', 'pour le', 'le jour', 'vers le', 'aux alentours du', 'autour du'],
    ofMonth: ['du', 'du mois de', 'du mois'],
    than: phrases(
      `que | plutôt que | mieux que | est mieux que | c'est mieux que | me va mieux que | m'arrange plus que | m'arrange mieux que`,
    ),
    week8: ['en huit', 'en 8'],
    week15: ['en quinze', 'en 15'],
    notice: phrases("à l'avance | de préavis | au préalable"),
    quality: phrases(`
      belle | belles | beau | beaux | bel | bonne | bonnes | bon | bons | petite | petites | petit | petits | grosse | grosses |
      grande | grandes | grand | grands | longue | longues | long | longs | courte | courtes | courts | jolie | jolies | joli | jolis |
      super | superbes | superbe | merveilleuses | merveilleux | agréables | tranquilles | paisibles | magnifiques | inoubliables |
      vraies | vrais | pleines | pleins | entières | entiers | bonnes grosses | chouettes | romantiques
    `),
    rest: ['reste', 'le reste'],
    occasion: [...occasionsIn('fr'), 'voyage', 'vol', 'départ'],
    courtesy: phrases("ok | merci | parfait | oui | super | accord | d'accord | bien | impeccable | nickel | entendu"),
    except: phrases('sauf | sauf le | excepté | hormis | à part'),
    not: phrases(`
      pas | pas le | sauf | sauf le | excepté | hormis | à part | sans | pas de | mais pas | surtout pas | ni |
      plutôt que | au lieu de | au lieu du | jamais | je déteste | je deteste | on déteste | j'aime pas | je n'aime pas | on n'aime pas | je supporte pas |
      je ne supporte pas
    `),
    cannot: phrases(`
      ne marche pas | ne va pas | ne convient pas | ne me convient pas | n'est pas possible | pas possible |
      je ne peux pas | je peux pas | est impossible | impossible | ça ne va pas | ça va pas |
      je ne suis pas disponible | je ne suis pas là | non | c'est trop tôt | est trop tôt | trop tôt | c'est trop tard |
      est trop tard | trop tard | ça fait trop tôt | ça fait trop tard | est chargé | est chargée |
      est trop chargée | c'est chargé | je suis débordé | je suis débordée | c'est la folie
    `),
    notBad: phrases(`
      pas mal | c'est pas mal | ce n'est pas mal | pas de souci | pas de soucis | pas de problème | pas de problèmes | pas un problème | pas un souci |
      c'est pas un problème | ce n'est pas un problème | c'est pas un souci | ce n'est pas un souci | pas trop mal
    `),
    counted: phrases(`
      personnes | personne | adultes | enfants | invités | chambres | billets | places | sièges | fois |
      options | amis | participants | collègues | salles | pers | pers. | pax | convives | couverts | postes
    `),
    notBut: ['pas', 'pas le', 'non pas', 'non pas le'],
    rather: phrases(`
      bon | ben | enfin | euh | ah | pardon | désolé | désolée | oups | attendez | attends | non | ah non | euh non | non attendez | en fait | finalement | plutôt |
      ou plutôt | je veux dire | je voulais dire | à la réflexion | mettez | mettons | mieux
    `),
    monthHalf: ['quinzaine', 'moitié'],
    bridge: ['pont'],
    dayOrSo: phrases('environ | à peu près | ou par là | ou dans ces eaux là'),
    hourOnwards: phrases('ou plus tard | ou après | et après | et plus tard'),
    dash: ['-'],
    comma: [','],
    idiom: phrases(`
      demi journée | demie journée | une demi journée | 1/2 journée | les deux | tous les deux | toutes les deux | nous deux | les trois | tous les trois | toutes les trois |
      plus tôt | le plus tôt possible | plus tard | plus tard dans la journée | plus tôt dans la journée | plus tard le même jour | au plus vite | bonne journée | bonne soirée | bonne nuit |
      bon matin | bon après-midi | bon week-end | 24/7 | 24h/24 | 7j/7 | bonne année | joyeux noël | un jour |
      l'autre jour | une minute | un moment | de jour | tous les jours | a un | y a un | y a une | il y a une | à un | à une | en semaine
    `),
  },
  forgiven: ["aujourd'hui", 'suivant', 'suivante', 'demain', 'semaine', 'prochain', 'prochaine'],
  monthFirst: false,
};
