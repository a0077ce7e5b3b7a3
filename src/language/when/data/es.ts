import { occasionsIn, occasionsOfADay } from '../../../domain/occasions.ts';
import { beforeWhat, type LanguageData, phrases } from './language.ts';

/** What takes up a day of its own: whoever comes before it comes on another. */
const OCCASIONS = [...occasionsOfADay('es'), 'viaje'];

export const es: LanguageData = {
  locale: 'es',
  names: ['es'],
  weekdayPrefixes: [],
  weekdays: [
    ['lu', 'lune', 'los lunes'],
    ['ma', 'los martes'],
    ['mie', 'mier', 'mierc', 'los miercoles'],
    ['ju', 'jue', 'juev', 'los jueves'],
    ['vi', 'vier', 'los viernes'],
    ['sabados', 'los sabados'],
    ['domingos', 'los domingos'],
  ],
  months: [[], [], [], [], [], [], [], [], ['setiembre', 'sep', 'set'], [], [], []],
  shy: ['lu', 'ma', 'ju', 'vi', 'mar', 'dom', 'sab', 'set', 'mie', 'vie', 'ago', 'may'],
  beside: {
    shyBefore: phrases(`
      perdon | perdona | perdone | disculpa | digo | quiero decir | quise decir | queria decir | mejor | no, | mejor el | pues | vale |
      que tal | y si | puede ser | que sea | pon | ponme | ponla | hola | ok | ida | vuelta | salida | regreso | salgo | salimos | salir | vuelvo | volvemos | volver | voy |
      vamos | ir | vengo | venimos | llego | llegamos | hueco | huequito | cita | hora
    `),
    shyAfter: phrases(
      'por favor | porfa | porfi | xfa | gracias | jaja | jajaja | lol | xd | mejor | me va bien | me viene bien | esta bien | entonces | digo | quiero decir | si puede ser',
    ),
    // Hours are said with an article, people without.
    party: phrases('para | grupos de | equipos de | grupo de | equipo de'),
    are: phrases('somos | seremos | seríamos | vamos a ser | seamos'),
    among: [],
    day: phrases('el | este | en | por | para | a | la | dia'),
    hour: ['la', 'las', 'a la', 'a las'],
    part: phrases('de | la | las | el | a | en | por | para | se | y'),
    again: phrases('es decir | o sea | que es'),
  },
  yearsAfter: ['dos mil'],
  ordinalSuffixes: ['º', '.º', 'ª', 'o', '.o', 'ro', 'er', 'do', 'to', 'mo'],
  ordinalPrefixes: [],
  days: {
    hoy: 0,
    'el día de hoy': 0,
    'hoy mismo': 0,
    'hoy día': 0,
    'por el día': 0,
    mañana: 1,
    mñana: 1,
    mñna: 1,
    mñn: 1,
    'el día de mañana': 1,
    'mañana mismo': 1,
    'día siguiente': 1,
    'al día siguiente': 1,
    'pasado mañana': 2,
    'pasao mañana': 2,
    pasadomañana: 2,
    // By itself it is said of what is over.
    'mejor pasado': 2,
    'para pasado': 2,
    'que sea pasado': 2,
    'pasado mñana': 2,
    'pasado mñna': 2,
    'pasado mñn': 2,
    'día anterior': -1,
    ayer: -1,
    anteayer: -2,
    'antes de ayer': -2,
    antier: -2,
    trasanteayer: -3,
  },
  dayParts: [
    ['esta mañana', 0, 'morning'],
    ['hoy por la mañana', 0, 'morning'],
    ['esta tarde', 0, 'afternoon'],
    ['esta noche', 0, 'night'],
    ['esta misma tarde', 0, 'afternoon'],
    ['esta misma noche', 0, 'night'],
    ['esta misma mañana', 0, 'morning'],
    ['este mediodía', 0, 'lunchtime'],
    ['anoche', -1, 'night'],
  ],
  parts: {
    morning: phrases(`
      al abrir | nada más abrir | en cuanto abráis | en cuanto abran | en cuanto abras | a la apertura | desde la apertura |
      una mañana | alguna mañana | cualquier mañana | otra mañana | cada mañana | esa mañana | todas las mañanas |
      media mañana | a media mañana | a mitad de mañana | mitad de mañana | la mñn | por la mñn | x la mñn | la mñna | x la mñna | x la mañana |
      por la mañana | de la mañana | en la mañana | a la mañana | la mañana | mañanas | mañanita |
      a primera hora | primera hora | temprano | tempranito | madrugada | de la madrugada | por la madrugada |
      matutino | en horario de mañana | antes del mediodía | antes de comer | antes de almorzar | antes del almuerzo | antes de la comida | antes del trabajo | antes de trabajar | antes del curro |
      antes de entrar a trabajar
    `),
    lunchtime: phrases(`
      hora de comer | la hora de comer | hora del almuerzo | el almuerzo | hora de la comida
    `),
    afternoon: phrases(`
      una tarde | alguna tarde | cualquier tarde | otra tarde | cada tarde | esa tarde | todas las tardes |
      por la tarde | de la tarde | en la tarde | a la tarde | la tarde | tardes | tardecita | de tarde |
      media tarde | a media tarde | a mitad de tarde | mitad de tarde | sobremesa | después del mediodía | después de comer | después de almorzar | después del almuerzo | después de la comida
    `),
    evening: phrases(`
      tarde noche | tardenoche | última hora de la tarde | al atardecer | atardecer | al anochecer |
      después del trabajo | después de trabajar | salir del trabajo
    `),
    night: [
      'una noche',
      'alguna noche',
      'cualquier noche',
      'por la noche',
      'de la noche',
      'en la noche',
      'a la noche',
      'la noche',
      'noche',
      'noches',
      'de noche',
    ],
  },
  shyParts: { tarde: 'afternoon' },
  shifts: {
    este: 0,
    esta: 0,
    éste: 0,
    ésta: 0,
    estos: 0,
    actual: 0,
    'en curso': 0,
    próximo: 1,
    próxima: 1,
    'que viene': 1,
    'que no viene la otra': 2,
    'que no viene, la otra': 2,
    'que no viene sino la otra': 2,
    'q viene': 1,
    siguiente: 1,
    'de después': 1,
    'que entra': 1,
    entrante: 1,
    prox: 1,
    pasado: -1,
    pasada: -1,
    último: -1,
    última: -1,
    anterior: -1,
  },
  following: ['siguiente', 'de después'],
  onlyAhead: ['esta', 'ésta'],
  nearest: ['que viene', 'q viene', 'que entra', 'entrante'],
  coming: ['próximos', 'próximas', 'siguientes', 'este próximo', 'esta próxima'],
  units: {
    quarterHour: ['cuarto de hora', 'cuartos de hora', 'cuartito de hora'],
    minute: ['minuto', 'minutos', 'min', 'mins', 'minutitos'],
    hour: ['hora', 'horas', 'hs', 'hrs', 'hr', 'horita'],
    day: ['día', 'días'],
    night: ['noche', 'noches'],
    week: ['semana', 'semanas', 'sem'],
    fortnight: ['quincena', 'quincenas'],
    weekend: ['fin de semana', 'fines de semana', 'finde', 'findes', 'fin de', 'finde semana'],
    month: ['mes', 'meses'],
    year: ['año', 'años'],
  },
  edges: {
    start: phrases(`
      principio | principios | a principios | a principio | comienzo | comienzos | a comienzos | inicio |
      inicios | a inicios | primeros | a primeros | primera hora | a primera hora | temprano
    `),
    middle: ['mediados', 'a mediados', 'mitad', 'a mitad', 'medio'],
    end: phrases(`
      fin | fines | a fines | a fin | final | finales | a finales | al final | a final | última hora |
      a última hora | últimos | hacia el fin | hacia fin
    `),
  },
  clocks: {
    mediodía: 12,
    'medio día': 12,
    'el mediodía': 12,
    'al mediodía': 12,
    'a mediodía': 12,
    'del mediodía': 12,
    medianoche: 0,
    'media noche': 0,
    'la medianoche': 0,
    'las doce de la noche': 0,
    'a medianoche': 0,
  },
  clocksAfter: {
    'después del cole': 17,
    'después del colegio': 17,
    'después de clase': 17,
    'después de las clases': 17,
    'después de la escuela': 17,
    'al salir del cole': 17,
    'al salir del colegio': 17,
    'al salir de clase': 17,
    'cuando salga del cole': 17,
    'cuando salgan del cole': 17,
    'a la salida del cole': 17,
    'a la salida del colegio': 17,
    'tras el cole': 17,
  },
  sameTime: phrases(`misma hora | mismo horario | la misma hora | el mismo horario | esa misma hora | mismas horas`),
  countsToday: [8, 15],
  meridiem: { am: ['am', 'a m', 'a.m', 'a.m.', 'a. m.'], pm: ['pm', 'p m', 'p.m', 'p.m.', 'p. m.'] },
  holidays: {
    newYear: ['año nuevo', 'nuevo año', 'el año nuevo', 'día de año nuevo'],
    epiphany: ['reyes', 'día de reyes', 'los reyes', 'epifanía', 'reyes magos'],
    valentine: ['san valentín', 'día de san valentín', 'día de los enamorados'],
    patrick: ['san patricio', 'día de san patricio'],
    womensDay: ['día de la mujer'],
    workersDay: phrases(`
      día del trabajo | día del trabajador | día de los trabajadores | día internacional de los trabajadores |
      fiesta del trabajo
    `),
    saintJohn: ['san juan', 'noche de san juan'],
    assumption: ['la asunción', 'día de la asunción'],
    hispanicDay: ['día de la hispanidad', 'el pilar', 'día del pilar'],
    halloween: ['halloween', 'noche de brujas'],
    allSaints: ['todos los santos', 'día de todos los santos'],
    allSouls: ['día de muertos', 'día de los muertos', 'día de los difuntos'],
    constitutionSpain: ['día de la constitución'],
    christmasEve: ['nochebuena', 'noche buena'],
    christmas: ['navidad', 'día de navidad', 'la navidad', 'navidades'],
    newYearsEve: ['nochevieja', 'noche vieja', 'fin de año', 'la nochevieja'],
    easter: ['pascua', 'domingo de pascua', 'domingo de resurrección'],
    easterMonday: ['lunes de pascua'],
    holyWeek: ['semana santa'],
    goodFriday: ['viernes santo'],
    maundyThursday: ['jueves santo'],
    ashWednesday: ['miércoles de ceniza'],
    mothersDay: ['día de la madre'],
    fathersDay: ['día del padre'],
    thanksgiving: ['acción de gracias', 'día de acción de gracias'],
    blackFriday: ['viernes negro', 'black friday'],
    independenceUs: ['día de la independencia'],
    pchumBen: ['pchum ben', 'fiesta de pchum ben'],
    waterFestival: phrases('festival del agua | fiesta del agua | bon om touk'),
    lunarNewYear: ['año nuevo chino'],
    candlemas: ['la candelaria', 'candelaria'],
    saintJoseph: ['san josé', 'día de san josé'],
    saintGeorge: ['sant jordi', 'san jorge', 'día del libro'],
    saintJames: ['día de santiago', 'santiago apóstol'],
    immaculate: ['la inmaculada', 'inmaculada', 'inmaculada concepción', 'día de la inmaculada'],
    holyInnocents: ['día de los inocentes', 'santos inocentes', 'los santos inocentes'],
    boxingDay: ['san esteban', 'día de san esteban'],
    palmSunday: ['domingo de ramos'],
    holySaturday: ['sábado santo', 'sábado de gloria'],
    ascension: ['la ascensión'],
    pentecost: ['pentecostés', 'domingo de pentecostés'],
    whitMonday: ['lunes de pentecostés', 'segunda pascua'],
    corpusChristi: ['corpus christi', 'el corpus', 'día del corpus'],
    shroveTuesday: ['martes de carnaval'],
    cyberMonday: ['cyber monday', 'ciberlunes'],
    lunarNewYearsEve: ['víspera del año nuevo chino'],
    martinLutherKing: ['día de martin luther king'],
    columbusDay: ['día de la raza'],
    memorialDay: ['día de los caídos'],
    hanukkah: ['janucá', 'hanukkah'],
  },
  glue: {
    wasRight: phrases('estaba bien | era el bueno | me iba bien | iba bien | iba mejor | como antes | después de todo'),
    than: phrases('que | mejor que | es mejor que | me viene mejor que | me va mejor que | antes que'),
    week8: ['en ocho', 'en ocho días', 'en 8 días', 'en una semana'],
    week15: ['en quince', 'en quince días', 'en 15 días', 'en dos semanas'],
    within: ['en menos de'],
    the: ['la', 'las', 'el', 'los', 'lo'],
    // "Do" and "ed" are slips of "de": between a number and a month nothing else can stand.
    of: ['de', 'en', 'd', 'do', 'ed'],
    theHours: ['las'],
    at: phrases(`
      la de las | el de las | las de las | esa de las | ese de las | a las | a la | alas | a eso de las | a eso de la | para las | para la | tipo | tipo las |
      desde eso de las | @
    `),
    about: phrases(`
      sobre las | sobre la | hacia las | hacia la | alrededor de las | alrededor de la | cerca de las |
      cerca de la | a eso de | sobre | como a las | como a la | aproximadamente | aproximadamente a las |
      más o menos a las | por ahí de las | alrededor de
    `),
    on: ['el', 'los', 'para', 'para el', 'en', 'este'],
    in: ['en', 'dentro de', 'de aquí a', 'de acá a', 'al cabo de'],
    for: ['por', 'para', 'durante'],
    from: ['desde', 'a partir de', 'desde las', 'desde la'],
    until: ['a', 'al', 'hasta', 'hasta el', 'hasta las', 'hasta la', 'a las', 'a la'],
    till: ['hasta', 'hasta el', 'hasta las', 'hasta la'],
    closing: phrases(
      'cierre | que cierren | que cerréis | que cierres | que cierre | cerrar | que cerrais | que cierran',
    ),
    none: ['nada'],
    between: ['entre', 'entre las', 'entre la', 'entre el'],
    and: ['y', 'e', 'y el', 'y las', 'y la', '&'],
    or: ['o', 'u', 'ni', 'si no', 'o si no', 'y si no', 'en su defecto', 'o en su defecto'],
    after: phrases(`
      después | después de | pasado el | pasada la | después de las | después de la | después del | pasadas | pasadas las | luego de las |
      luego de | luego del | más tarde de las | más tarde de la | más tarde del | más tarde de | tras |
      siguiente a | siguiente al | posterior a | posterior al
    `),
    before: [
      'antes',
      'antes de',
      'antes de las',
      'antes de la',
      'antes del',
      'más temprano de las',
      'previo a',
      'previo al',
      'anterior a',
      'anterior al',
    ],
    beforeDay: beforeWhat(['antes de la', 'antes del', 'antes de mi', 'antes de una', 'antes de un'], OCCASIONS, [
      'del',
      'de',
      'de este',
      'el',
    ]),
    by: ['como muy tarde', 'como máximo', 'a más tardar', 'a más tardar el', 'no más tarde de las', 'como tarde'],
    startingAt: phrases('a partir de las | a partir de la | a partir de | a partir | desde las | desde la | desde'),
    onwards: phrases('en adelante | o más tarde | o después | para adelante | para arriba'),
    upto: ['o antes', 'como máximo', 'como muy tarde', 'a más tardar'],
    past: ['pasadas las', 'pasadas de las', 'pasada la'],
    minus: ['menos'],
    toHour: ['para las', 'para la'],
    plus: ['y', 'con'],
    half: ['media', 'medio', 'y media'],
    halfPast: ['y media'],
    quarterPast: ['y cuarto'],
    quarter: ['cuarto', 'un cuarto', 'cuartos'],
    zero: ['cero', 'zero'],
    oclock: ['en punto', 'h', 'hs'],
    hourSign: ['h'],
    lasting: [
      'durante',
      'por',
      'unas',
      'unos',
      'reunión de',
      'sesión de',
      'taller de',
      'clase de',
      'curso de',
      'evento de',
    ],
    sharp: ['en punto', 'aprox', 'aproximadamente', 'más o menos', 'o así', 'y pico', 'y algo', 'y poco'],
    now: ['ahora', 'ahora mismo', 'ahorita', 'ya', 'ya mismo'],
    ahead: ['después', 'más tarde', 'a partir de ahora', 'a partir de hoy', 'desde hoy', 'desde ahora'],
    later: ['después', 'más tarde', 'luego'],
    tenOrSo: ['decena'],
    dozenOrSo: ['docena'],
    putOff: phrases(`
      retrasar | retrasarlo | retrasarla | retrasamos | retrasa | retrásalo | retrásala | atrasar | atrasarlo | atrasarla
      posponer | posponerlo | posponerla | pospón | aplazar | aplazarlo | aplazarla | correr | correrlo | correrla`),
    bringForward: ['adelantar', 'adelantarlo', 'adelantarla', 'adelantamos', 'adelanta', 'adelántalo', 'adelántala'],
    earlier: ['antes'],
    sameDay: ['mismo dia', 'ese mismo dia'],
    dayAfterTomorrow: ['pasado'],
    thatDay: ['ese dia', 'aquel dia'],
    twoDaysBefore: ['antevíspera'],
    leadsBehind: ['siguiente', 'después', 'posterior'],
    dayAfter: [
      'día siguiente',
      'al día siguiente',
      'el día siguiente',
      'el siguiente día',
      'día después',
      'día de después',
      'el día de después',
      'el día después',
    ],
    partAfter: ['siguiente', 'de después'],
    partBefore: ['anterior', 'antes', 'de antes', 'previa'],
    dayBefore: phrases(`
      día anterior | el día anterior | día antes | el día antes | la víspera | día de antes | el día de antes | un día antes`),
    whose: ['mi', 'tu', 'su', 'nuestro', 'nuestra', 'que'],
    ago: ['atrás'],
    agoBefore: ['hace'],
    wholeDay: [
      'todo el día',
      'el día entero',
      'día completo',
      'el día completo',
      'la jornada completa',
      'toda la jornada',
      'excursión de un día',
      'viaje de un día',
    ],
    thisOne: [
      'este',
      'éste',
      'ese',
      'este no',
      'esta semana',
      'de esta semana',
      'el de esta semana',
      'este que viene',
      'que viene',
      'q viene',
    ],
    but: ['pero', 'sino', 'mejor', 'pero sí'],
    workingDay: phrases('día laborable | día hábil | día laboral | días laborables | días hábiles'),
    nextOne: phrases(
      `siguiente | próximo | próxima | otro | otra | de después | de la semana que viene | de la próxima semana | que viene |
      de la siguiente | de la otra | de la próxima | de la que viene | de la semana siguiente | de la otra semana | del siguiente`,
    ),
    whole: ['todo', 'toda', 'todo el', 'toda la', 'entero', 'entera', 'completo', 'completa', 'todos los días de'],
    few: ['unos', 'unas', 'unos pocos', 'unas pocas', 'algunos', 'algunas', 'varios', 'varias', 'pocos', 'pocas'],
    couple: ['par de', 'un par de'],
    notEarly: phrases(
      'no muy temprano | no demasiado temprano | no muy pronto | no demasiado pronto | no tan temprano | nada temprano | no a primera hora',
    ),
    notLate: phrases('no muy tarde | no demasiado tarde | no tan tarde | nada tarde'),
    lateOn: phrases(
      'al final del día | justo antes de cerrar | justo antes del cierre | antes de que cerréis | antes de que cierren',
    ),
    lastSlot: phrases(
      'el último hueco | último hueco | la última cita | última cita | el último turno | la última hora | el último que tengas | la última que tengas | el último que haya | la última que haya | el último del | la última del | lo último del',
    ),
    lateAsCan: phrases(
      'cuál es vuestra última hora | cuál es vuestra última cita | cuál es vuestro último hueco | cuál es tu última hora | cuál es tu última cita | a qué hora es la última cita | a qué hora es vuestra última cita | el último vuelo | el último vuelo del día | el último del día | lo más tarde que tengáis | lo más tarde que tenéis | lo más tarde que tengas | lo más tarde que tiene | lo más tarde posible | lo más tarde del día | la última que tengáis | la última que tengas | la última que haya | lo más tarde que se pueda | lo más tarde que puedas | cuanto más tarde mejor | a última hora | última hora | a última hora del día | el último hueco del día | la última hora del día | la última cita del día | lo último del día',
    ),
    ideally: phrases(
      'mejor | digamos | por ejemplo | preferiblemente | preferentemente | idealmente | a poder ser | si puede ser | si es posible | quizá',
    ),
    one: ['un', 'una'],
    day: ['día', 'el día', 'dia', 'fecha'],
    theDay: ['el', 'del', 'al', 'para el', 'el día', 'del día', 'al día', 'sobre el'],
    ofMonth: ['del', 'del mes', 'de el', 'del mes de'],
    notice: phrases('de antelación | de aviso | con antelación | de preaviso'),
    quality: phrases(`
      hermosos | hermosas | bonitos | bonitas | lindos | lindas | bellos | bellas | buenos | buenas | largos | largas | cortos |
      cortas | tranquilos | tranquilas | relajados | relajadas | relajantes | maravillosos | maravillosas | agradables | preciosos |
      preciosas | divertidos | divertidas | románticos | románticas | inolvidables | estupendos | estupendas | perfectos |
      perfectas | geniales | increíbles | enteros | enteras | completos | completas | largas y tranquilas | soleados | soleadas |
      grandes | hermosa | bonita | linda | buena | larga | tranquila | maravillosa | hermoso | bonito | lindo | buen | largo | tranquilo
    `),
    rest: ['resto', 'lo que queda', 'el resto', 'lo que queda'],
    occasion: [...occasionsIn('es'), 'viaje', 'vuelo'],
    courtesy: phrases(
      'ok | okey | oki | vale | gracias | perfecto | genial | estupendo | sí | si | venga | listo | bien | adiós | chao | saludos',
    ),
    except: phrases('excepto | salvo | menos | quitando | cualquier día menos | que no sea'),
    not: phrases(`
      no | excepto | salvo | menos | que no sea | que no sean | no puedo | no me viene bien | no me va bien |
      pero no | nunca | quitando | no quiero | cualquier día menos | en vez de | en lugar de | no tengo libre |
      no estoy | tampoco | ni | odio | odiamos | detesto | no me gusta | no me gustan | no nos gusta | no nos gustan | no soporto
    `),
    cannot: phrases(`
      no puedo | no me viene bien | no me va bien | no me va | no me viene | no me sirve | no es posible |
      es imposible | me es imposible | no trabajo | no estoy | no tengo tiempo | no me queda bien | no | es muy pronto |
      es demasiado pronto | es muy temprano | es demasiado temprano | es muy tarde | es demasiado tarde | me pilla pronto |
      me pilla tarde | la tengo complicada | lo tengo complicado | la tengo liada | lo tengo liado | estoy a tope | voy a tope
    `),
    notBad: phrases(`
      no me va mal | no me va nada mal | no me viene mal | no me viene nada mal | no me queda mal | no nos va mal | no nos viene mal | no está mal |
      no está nada mal | no me parece mal | no es mala hora | no es mal día | no es mala idea
    `),
    counted: phrases(`
      personas | persona | adultos | adulto | niños | niño | niñas | invitados | habitaciones | billetes |
      plazas | asientos | veces | opciones | amigos | amigas | más | pax | comensales | huéspedes
    `),
    notBut: ['no', 'no el', 'no este'],
    rather: phrases(`
      bueno | pues | oye | perdón | perdona | perdone | digo | no | ay no | ay | uy | ups | espera | no espera | mejor | mejor dicho | en realidad | mejor aún |
      quise decir | quiero decir | o mejor | o más bien | más bien | al final | que sea | ponlo | pásalo | cámbialo a
    `),
    monthHalf: ['quincena', 'mitad'],
    bridge: ['puente'],
    dayOrSo: phrases('más o menos | o así | o por ahí | aprox | aproximadamente'),
    hourOnwards: phrases('en adelante | o más tarde | o después | para adelante | para arriba'),
    dash: ['-'],
    comma: [','],
    idiom: phrases(`
      los dos | los tres | los cuatro | los cinco | media jornada |
      más temprano | lo más temprano | buenos días | buen día | buenas tardes | buenas noches | buenas |
      más tarde | 24/7 | que tenga un buen día | feliz año nuevo | feliz navidad | un día | algún día |
      otro día | un minuto | un momento | a la vez | una vez | la otra | el otro día | cualquier día | entre semana
    `),
  },
  forgiven: ['siguiente', 'mediodia', 'mañana', 'semana', 'proximo', 'proxima'],
  monthFirst: false,
  runsOn: true,
};
