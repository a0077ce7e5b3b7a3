import { cues } from './cues/es.ts';
import type { LanguageData } from './language-data.ts';
import { counted, say, words } from './say.ts';

const GOOD =
  '(bien|ok|okay|perfecto|perfecta|genial|estupendo|estupenda|fenomenal|excelente|correcto|correcta|buenisimo|fantastico|' +
  'maravilloso|fabuloso|ideal|fino|de lujo|de maravilla|de perlas|de acuerdo|guay|super|confirmado)';
const VERY = '( (muy|todo|super|bastante|mas que|realmente|me|nos|a mi|la|el))*';
const THAT =
  '(eso|esto|esa|ese|este|esta|ese dia|esa hora|ese horario|esa fecha|todo|lo|asi|la hora|el horario|la fecha|el dia|esa opcion)';
const SUITS =
  '(va|viene|sirve|funciona|cuadra|encaja|parece|queda|conviene|gusta|vale|acomoda|interesa|apetece|convence|es posible|resulta)';
const NOW =
  '(ahora( mismo)?|de momento|por (el )?(ahora|momento)|todavia|aun|hoy|tan pronto|ahorita|por lo pronto|en este momento)';

const KIN =
  '(madre|padre|mama|papa|hij[oa]|marido|mujer|espos[oa]|pareja|herman[oa]|amig[oa]|abuel[oa]|novi[oa]|prim[oa]|ti[oa]|sobrin[oa]|suegr[oa])';
const RELATIVE =
  '(mujer|marido|espos[oa]|pareja|novi[oa]|amig[oa]|madre|padre|mama|papa|hij[oa]|nin[oa]|bebe|herman[oa]|abuel[oa]|ti[oa]|' +
  'prim[oa]|sobrin[oa]|niet[oa]|companer[oa]|jef[ea]|suegr[oa]|cunad[oa])';

export const es: LanguageData = {
  locale: 'es',
  spellings: {
    que: ['q', 'k', 'ke'],
    quiero: ['kiero', 'qiero', 'qro'],
    quisiera: ['kisiera'],
    bien: ['bn'],
    por: ['x'],
    porque: ['xq', 'pq'],
    tambien: ['tb', 'tmb'],
    favor: ['fa'],
    estoy: ['toy'],
    para: ['pa'],
  },
  numbers: {
    words: counted`cero=0 un=1 uno=1 una=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11
      doce=12 trece=13 catorce=14 quince=15 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20
      veintiun=21 veintiuno=21 veintiuna=21 veintidos=22 veintitres=23 veinticuatro=24 veinticinco=25 veintiseis=26
      veintisiete=27 veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70
      ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300
      cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 seiscientas=600
      setecientos=700 setecientas=700 ochocientos=800 ochocientas=800 novecientos=900 novecientas=900`,
    multipliers: counted`mil=1000 millon=1000000 millones=1000000`,
    joints: ['y'],
  },
  ordinals: {
    words: counted`primero=1 primera=1 primer=1 segundo=2 segunda=2 tercero=3 tercera=3 tercer=3 cuarto=4 cuarta=4
      quinto=5 quinta=5 sexto=6 sexta=6 septimo=7 septima=7 octavo=8 octava=8 noveno=9 novena=9 decimo=10 decima=10
      ultimo=-1 ultima=-1 penultimo=-2 penultima=-2`,
    numeric: say`\d{1,2} ?(ª|º|°|er|ra|ro|da|do|ta|to)`,
  },
  fillers: say`
    por favor / porfa(vor|s)? / xfa(vor)? / plis / pues / bueno / eh+ / em+ / mm+ / este / a ver / oye / mira
    entonces / la verdad / creo( que)?
    si (es posible|puede ser|se puede|puedes|podeis) / el / la / los / las / un / una / de / del / con / y / a / en
    para / para mi
    que / me / mi / lo / seria / es / seran / quiero / quisiera / me gustaria / necesito / deseo
    disculp[ea]( la molestia)?
    perdon[ae]? / amig[oa] / guap[oa] / senor(a|ita)? / ahi / ya / tambien / oiga / su / le / al / por / se / pero
    eso / dia`,
  openers: say`
    hola / buenas / buenos dias / buenas (tardes|noches) / ok / vale / si / no / gracias / perdona? / disculpa
    espera / ay / uy / oh / ah / claro
    perfecto / genial / mejor / ups / buen dia`,
  joints: say`y / pero / o / aunque / porque / entonces / asi que / sino / ademas`,
  negators: say`
    no( el| la| los| las| en| a| con| por| para| es| era)?
    no (quiero|puedo|me va|me viene|me gusta|necesito|deseo|hace falta|voy a|quisiera)( ir| hacer| tener| a)?( el| la| con| en| un| una)?
    (todo|cualquier(a| dia)?|cualquiera) (menos|excepto|salvo)( el| la| con)? / menos( el| la| con)?
    excepto( el| la| con)? / salvo( el| la)? / en vez de(l| la)?( el)? / en lugar de(l| la)? / sin( el| la)?
    nunca( el| la)? / tampoco( el| la)? / ni( el| la| con)? / que no sea( el| la)? / ya no (quiero|necesito)( la| el)?`,
  negatorsAfter: say`no (puedo|me va|me viene|me sirve|me cuadra|me funciona|quiero|tengo libre|estoy|es posible|es buen)( \w+)? / imposible / tampoco / no(?!\s*\?)>`,
  suppositions: say`y si / si (luego|despues|al final|algo|no|tengo|tuviera|tuviese|me|hay|hubiera|surge) / en caso de / por si`,
  functionWords: words`
    el la los las un una unos unas y o pero si no de del a al en con por para sin sobre que quien cual cuando donde como
    cuanto cuanta me te se le lo nos les mi tu su mis tus sus yo ella nosotros ellos ustedes usted es son era ser estar esta
    este esto ese esa eso estoy soy somos hay tengo tiene tienen quiero quisiera puedo puede podria puedes hacer hola gracias
    favor buenos buenas dias tardes noches bien muy mas menos tambien ya aun ahora hoy manana cita hora dia semana vale ok
    claro perfecto seria gustaria necesito deseo algo otro otra nada todo toda uno dos porque pues entonces asi gustaria hasta
    desde entre ni va ir ver cualquier cualquiera alguien primera segunda ultimo ultima libre disponible agendar reservar
    pedir cambiar cancelar precio cuesta puedo sabado`,
  answers: {
    yes: say`
      <s[iy]+p>
      <si+(?! (no|puedo|pudiera|pudiese|llego|llegamos|llegara|llegase|tardo|tardamos|tuviera|tuviese|tengo que|me (retraso|surge|pongo|pasa|equivoco)|surge|cancelo|anulo|pierdo|hay|tienes|tienen|es posible|puede|fuera|quiero cancelar)( |$))
      <(vale|ok+|okay|okey|oki|okis|dale|venga|va>|sip|simon|aja|exacto|exactamente|efectivamente|correcto|asi es|eso es|cierto|afirmativo|desde luego|de una|listo|hecho|trato hecho|confirmo|confirmad[oa]|acepto|conforme|adelante|sale|orale|obvio|naturalmente|seguro)
      <(venga|anda|dale) (va|vale|si|pues)>
      <(por favor )?(reserva|reserve|reservad|agenda|agende|confirma|confirme)( por favor| porfa(vor)?| xfa| ya| pues)+>
      <por favor (reserva|reserve|agenda|agende|confirma|confirme)> / <(ya )?estamos> / <va>
      <(claro|por supuesto|como no|faltaria mas|con gusto|encantad[oa])( que si)?
      (claro|por supuesto|desde luego|creo|pienso|yo digo|digo) que si / de acuerdo
      (me parece|esta|todo|va|muy|pinta|suena|queda)${VERY} ${GOOD}
      <(muy )?${GOOD}(?! (dia|tarde)) / ${THAT}( es| esta| seria)?${VERY} ${GOOD}
      (${THAT} )?(si )?(me|nos|le) ${SUITS}( ${GOOD})?(?! (mal|mejor (el|la|otr|a|en|por))) / <(me|nos) ${SUITS}
      (eso|esa|esta|ese|este) (mism[oa]|esta bien|es)
      (si )?(lo|la|te lo|os lo|le) (confirmo|quiero|acepto|tomo|reservo)
      (resérvalo|reservalo|reservala|confirmalo|confirmala|hazlo|agendalo|agendala|agendame|apuntame|apuntalo|apuntala|ponme esa|ponla|ponlo|reservame esa|resérvamela|reservamela|reservamelo|confirme|reserve(lo|la)?)>
      <(reserva|confirma|confirmar|agenda|agendar)(r?l[oa])?> / me l[oa] quedo / me encanta(ria)? / <ya>
      (sin|ningun) problema / no hay (problema|inconveniente|pega) / (y )?por ?que no / no me importa>
      cuenta conmigo / (tal cual|como (te )?dije|lo que (queria|dije|pedi|quiero))
      (puede|puedes|podeis|pueden) (confirmar|reservar|proceder|seguir|continuar)(l[oa])?>
      <(proceda|procede|siga|sigue|continua|continue) / <(bueno|bien|buenisimo|genial|perfecto)>
      todo (bien|correcto|en orden|ok) / 👍 / 👌 / ✅ / ✔ / 🆗 / 💯 / 🙌 / <yes`,
    no: say`
      <no+(?! (se|entiendo|entendi|comprendo|recuerdo|tengo|hay|importa|me importa|llego|llega|funciono|funciona|carga|he (pagado|podido)|estoy segur|sabria|sabemos|lo se|puedo pagar|conozco|tienen|tiene|tenéis|teneis|podria|podrian|abre|abren|me deja|me llego|me ha llegado|me sale|responde)( |$|\?))
      <nop[e]?
      <(nunca|jamas|negativo|para nada|de ninguna manera|en absoluto|ni hablar|incorrecto|ni loc[oa]|que va|tampoco)
      no(,)? (muchas )?gracias / (muchas )?gracias pero no / (mejor|creo|pienso|claro|digo|por ahora) que no
      mejor no / no,? (asi )?(esta|estoy|estamos) bien( asi)?( gracias)? / <no,? (es|eso es|seria|era) todo
      no (lo |la |los |las |me |nos |te )*(quiero|quisiera|deseo|necesito|puedo|podre|podria ir|acepto|confirmo|interesa|apetece|gusta|hace falta|sirve|viene|va|cuadra|funciona|encaja|conviene|parece|convence|queda|vale)( (bien|eso|esa|ese|nada|la cita|ir|a esa hora|ese dia|hacerlo|reservar|agendar|la reserva))*
      no es (correcto|asi|eso|lo que|necesario|posible|buena)( (queria|pedi|dije|quiero|hora|idea))?
      no (esta|estoy) (bien|de acuerdo|interesad[oa]|conforme|disponible|libre)( \w+)?
      no (voy a|pienso|vamos a) (poder|ir|reservar|hacerlo|poder ir)
      no (reserves|confirmes|hagas|agendes|reserve|confirme|agende)( (nada|eso|la cita|la reserva|l[oa]))?
      (esta|es) mal
      (solo|solamente|unicamente) (queria|estaba|era|quiero) (informacion|preguntar|saber|mirando|consultar|curioseando|informarme)
      me viene (fatal|mal) / imposible / 👎 / ❌ / 🚫 / 🙅`,
    not_yet: say`
      (dejame|deja que|dejeme)( (que )?(lo|la))? (ver|vea|mirar|mire|pensar(lo)?|comprobar(lo)?|consultar(lo)?)( \w+){0,3}
      <(un|dame un|espera un) (momento|momentito|segundo|segundito|seg|minuto|minutito)>
      <(ahora|luego) (te|os|le) (digo|aviso|confirmo)> / (todavia|aun) no / no,? ${NOW} / ${NOW} no
      no (quiero|puedo|voy|necesito|deseo|me interesa|la quiero|lo quiero|hace falta)( \w+){0,3} ${NOW}
      (si )?pero (no )?(mas tarde|ahora no|luego|despues|otro dia)
      (quiza|quizas|tal vez|a lo mejor|puede que|igual|acaso)( (mas tarde|luego|otro dia|otra (vez|ocasion)|mas adelante|despues|en otro momento|la proxima))*
      <(mas tarde|luego|despues|mas adelante|en otro momento|en otra ocasion|otra vez sera|a la proxima)>
      (lo|la|te|me lo|ya)( (pensare|pienso|pensar|voy a pensar|tengo que pensar|consulto|consultare|aviso|avisare|dire|digo|confirmo luego|hago luego|miro|vere|veo))( \w+){0,3}
      (tengo|debo|necesito|quiero|dejame|deja|dejeme|voy a|prefiero)( que)?( (pensarlo|pensar|consultarlo|consultar|mirarlo|mirar|verlo|hablarlo|hablar con|preguntar|preguntarle|revisar|comprobar|confirmar con|esperar))( \w+){0,4}(?<! persona| agente| humano| alguien| encargad[oa])
      (espera|espere|un momento|un segundo|dame un (momento|segundo)|momentito|ahorita no)>
      (lo|la) (hare|hago|haré|reservo|reservare|compro|pido) (mas tarde|luego|despues|otro dia|mas adelante|en otro momento)
      no estoy list[oa]( todavia| aun)? / me lo pienso / sin prisa`,
  },
  choices: {
    ordinal: say`
      (el|la|los|las|mi|esa|ese)? ?{o}( (opcion|hora|cita|hueco|horario|de (ellas|ellos|las dos|los dos|todas|todos)|que (me|has|ha)( \w+)?))*
      (opcion|numero|la opcion) {o}`,
    number: say`(la |el )?(opcion|numero|num\.?|nro\.?|n°|nº|alternativa) ?#?{n} / #{n} / {n}(\)|\.)(?= |$) / (el|la) {n}>`,
    closing: say`por favor / porfa / porfi / entonces / mejor / pues / gracias`,
    named: {
      either: say`
        (cualquiera|cualquier opcion)( de (las|los) (dos|tres)| de (ellas|ellos|esas|esos)| me (va|vale|viene|sirve)| esta)*( bien)?(?! (menos|excepto|salvo))
        (me )?(da|es) (lo mismo|igual|indistinto)( \w+)? / las? que (quieras|sea|prefieras|tu quieras|mejor)
        el que (quieras|sea|prefieras) / (las|los) dos (me )?(van|vienen|sirven|valen|estan)( bien)?
        (tu )?(eliges|decides|diras|elige|elija|decide|escoge|escoja)( tu| usted| vosotros)?
        (lo|la) que (te|os|le) (venga|vaya) (bien|mejor) / como (quieras|veas|prefieras|te venga bien)
        sin preferencias? / me es igual / indiferente`,
      both: say`(ambas|ambos|las dos|los dos|todas|todos|las tres|los tres)(?! (me )?(van|vienen|sirven|valen|estan))( \w+)? / una y otra / 1 y 2`,
      none: say`
        (ninguna|ninguno|ningun)( de (las|los) (dos|tres)| de (ellas|ellos|esas|esos|estas|estos)| me (va|vale|viene|sirve|gusta|cuadra))*( bien)?
        ni (una|uno) ni (otra|otro)
        no me (va|vale|viene|sirve|gusta|cuadra|convence)n? (ninguna|ninguno|nada)( de \w+)? / nada de eso
        esas no( me \w+)? / (esas|esos|estas|estos)( horas| dias| opciones)? no (me )?(van|vienen|sirven|valen|puedo)`,
      earlier: say`(la|el)? ?(mas temprano|mas temprana|mas pronto|que es antes|de antes|de mas temprano)( posible)? / (algo|alguna|alguno|una|otra|otro|un poco) (antes|mas temprano|mas pronto|mas temprana) / <(antes|mas temprano|mas pronto)> / (es|demasiado|muy|un poco) tarde(?! (noche|de))`,
      later: say`(pero|o|no|si|mejor|incluso|un rato|un pelin|bastante) mas tarde / (la|el) (mas tarde|mas tardia|de mas tarde|de despues) / (algo|alguna|alguno|una|otra|otro|un poco) (mas tarde|despues|mas tardia|mas adelante) / (demasiado|muy|es) (temprano|pronto)`,
      other: say`(la|el) otr[oa]( opcion| hora| dia)? / otr[oa]s? (opcion|opciones|hora|horas|horario|horarios|dia|dias|fecha|fechas|hueco|huecos|cita|alternativa|alternativas|cosa|posibilidad) / (algo|alguna cosa) (mas|diferente|distinto) / (hay|tienes|teneis|tienen|tiene) (mas|otr[oa]s)( \w+)? / mas (opciones|horas|huecos) / que (mas|otras?)( \w+)? (hay|tienes|teneis|tienen)`,
      cheaper: say`(la|el)? ?(mas (barat[oa]|economic[oa])|menos car[oa]|de menor precio)( de (todas|todos|las dos|ellas))? / algo mas (barato|economico)`,
      dearer: say`(la|el) (mas car[oa]|mas cost?os[oa]|mejor|de lujo|premium)( de (todas|todos|las dos))?`,
    },
    beyond: say`algo / algun[oa]? / otr[oa] / (un )?poco / demasiado / muy`,
  },
  counts: {
    units: {
      people: say`
        {n} (personas?|pasajeros?|viajeros?|huespedes|invitados|plazas|billetes|boletos|pasajes|asistentes|participantes|amig[oa]s|adultos en total|comensales|de nosotros|en total|pax|companeros)
        (somos|seremos|seriamos|vamos|iremos|vendremos|venimos|estaremos|familia de|grupo de|mesa para|equipo de|en total|seran)( a ser)?( unos| unas)? {n}( personas?)?(?! ?(:|h|horas?|am|pm|dias?|noches?|euros|dolares|opciones))
        para {n} personas? / <para {n}> / los {n}>
        (podemos|podriamos|podemos ir|vamos a) ser {n}( personas?)?`,
      adults: say`{n} (adult[oa]s?|mayores)`,
      children: say`{n} (nin[oa]s?|menor(es)?|hij[oa]s?|bebes?|peques?|crios?|chic[oa]s|adolescentes?|nenes?)`,
      rooms: say`{n} (habitacion(es)?|cuartos?|dormitorios?|dobles?|individual(es)?)`,
      points: say`{n} puntos?( de fidelidad)?`,
    },
    fixed: [
      {
        value: 1,
        unit: 'people',
        phrases: say`(solo|solamente|unicamente|nada mas) (yo|para mi|una persona|un[oa]|voy yo)(?! (quier|quer)) / (voy|ire|viajo|vengo|viajare) (solo|sola) / <(yo solo|yo sola|solo yo|yo|solito|solita)> / para mi (solo|sola) / una (sola )?persona / para (mi|una)>`,
      },
      {
        value: 2,
        unit: 'people',
        phrases: say`(mi|una?) (mujer|marido|esposa|esposo|pareja|novia|novio|amig[oa]|madre|padre|hij[oa]|herman[oa]|companer[oa]) y yo / yo y (mi|una?) (mujer|marido|esposa|esposo|pareja|novia|novio|amig[oa]|madre|padre|hij[oa]|herman[oa]) / (una|la|en|somos) pareja / (nosotros|nosotras) dos / (los|las) dos juntos / con mi (mujer|marido|esposa|esposo|pareja|novia|novio)`,
      },
      {
        value: 3,
        unit: 'people',
        phrases: say`(yo|conmigo) y mis (padres|abuelos|suegros|mellizos|gemelos) / mis (padres|abuelos|suegros|mellizos|gemelos) y yo / con mis (padres|abuelos|suegros)(?! y)`,
      },
    ],
    party: {
      speaker: say`yo`,
      theirs: say`(con )?(mi|nuestr[oa]) ${RELATIVE} / con (un|una|otr[oa]) ${RELATIVE}`,
      theirsCounted: say`(con )?(mis|nuestr[oa]s|los|las) {n} (hij[oa]s|nin[oa]s|peques|bebes|amig[oa]s|herman[oa]s|niet[oa]s|padres)`,
      single: say`(un|una|otr[oa]|el|la) (nin[oa]|bebe|adult[oa]|peque|menor|adolescente)(?!s)`,
      joints: ['y', 'e', 'con', 'mas', 'ademas de'],
    },
  },
  money: {
    currencies: [
      { code: 'EUR', words: say`euros? / eur / eurillos / pavos` },
      { code: 'USD', words: say`dolar(es)?( americanos)? / usd` },
      { code: 'GBP', words: say`libras?( esterlinas)? / gbp` },
      { code: 'CNY', words: say`yuan(es)? / rmb / cny` },
      { code: 'KHR', words: say`riel(es)? / khr` },
      { code: null, words: say`pesos? / lucas / soles` },
    ],
    under: say`menos de / por debajo de / hasta / no mas de / como (mucho|maximo) / (un )?maximo( de)? / max\.? / que no (pase|supere|cueste mas) de / que no supere( los)? / a lo sumo / inferior a / tope( de)? / de maximo`,
    over: say`mas de / por encima de / a partir de / desde / al menos / como minimo / (un )?minimo( de)? / superior a`,
    about: say`unos / unas / alrededor de( los)? / cerca de / sobre( los)? / aproximadamente / mas o menos / como / aprox\.? / en torno a( los)? / por( los)? / rondando( los)?`,
    between: say`entre( los)? {a} y( los)? {a} / (de|desde) {a} (a|hasta) {a} / {a} ?(-|–|a|o) ?{a}`,
    each: say`por persona / cada uno / cada una / por cabeza / por barba`,
    budget: say`(mi |nuestro |el |un )*presupuesto( total)?( es| de| seria| sera|:| es de| son)* / (puedo|podemos|quiero|queremos|pienso|dispuest[oa]s? a) (gastar|pagar|gastarme) / gastar / tengo hasta`,
    vague: {
      low: say`(no |nada |ni )(muy |tan |demasiado |es )*(caro|cara|caros|caras) / (barat[oa]s?|economic[oa]s?|asequibles?|low cost|baratit[oa]) / (poco|bajo|ajustado|limitado) (presupuesto|dinero) / presupuesto (bajo|ajustado|limitado|pequeno|reducido|justo) / (lo )?mas barato posible / buen precio / no (tengo|tenemos) mucho dinero / gastar poco`,
      middle: say`(precio|presupuesto|gama|rango|nivel) (medi[oa]|moderado|razonable|normal|intermedi[oa]) / (moderad[oa]|razonable|intermedi[oa]) / ni (muy )?caro ni (muy )?barato / termino medio`,
      high: say`(de )?lujos[oa]? / de lujo / (el dinero|el precio) (no (es|importa)|da igual)( (un )?problema)? / (sin|no hay) limite( de (precio|presupuesto|dinero))? / alta gama / premium / lo mejor de lo mejor / cinco estrellas / (alto|gran) presupuesto / presupuesto alto / vip`,
    },
  },
  names: {
    introductions: say`me llamo / mi nombre( completo)? es / mi nombre:? / (a|en) nombre de / el nombre( es|:) / nombre( y apellidos?)?:? / ponl[ao] a nombre de / dime / me (dicen|llaman) / se llama / te (habla|escribe|saluda) / le (habla|escribe|saluda)`,
    weak: say`(a nombre de|es para|para) (mi|su|nuestr[oa]) ${KIN}( que se llama)? / soy / yo soy / aqui / es para / <para / a`,
  },
  roles: {
    from: {
      before: say`(desde|de)( la ciudad de)? / (salgo|salimos|saldre|saldremos|sale|saliendo|parto|partimos|partiendo|vuelo|volar|salir|partir|viajo|vuelos|viajar)( \w+){0,1} (desde|de|en) / (origen|salida)( es|:| sera| en| desde| en lugar de)* / (estoy|vivo|estamos|vivimos) en / ciudad de (origen|salida)( es|:)*`,
      after: say`como (origen|salida)`,
    },
    to: {
      before: say`(a|hacia|hasta|para|rumbo a)( la ciudad de)? / (ir|voy|vamos|viajar|viajo|volar|vuelo|vuelos|llegar|llego|quiero ir|iremos|billetes?|viaje|visitar)( a| hacia| para| hasta)? / (destino|llegada)( es|:| sera| a)* / con destino( a)? / ciudad de destino( es|:)* / visitar / conocer`,
      after: say`como destino`,
    },
    between: say`a / hasta / hacia / -+>? / – / →`,
    hedges: say`como / quizas? / tal vez / digamos / pues / eh+ / creo / perdon`,
  },
  languages: {
    names: {
      en: say`ingles`,
      es: say`espanol / castellano`,
      fr: say`frances`,
      zh: say`chino / mandarin`,
      km: say`jemer / camboyano / khmer`,
    },
    others: say`aleman / italiano / portugues / ruso / arabe / japones / coreano / catalan / gallego / euskera / vasco / holandes / polaco / ucraniano / rumano`,
    wishes: say`(en|al) {l}( (por favor|porfa|mejor))? / (habla|hablas|hablan|hablais|hablar|hable|hablamos|podemos hablar|puedes hablar|escribe|escribir|responde|contesta|atienden)( me)?( en)? {l} / {l} (por favor|porfa) / <{l}> / (cambia|cambiar|cambiamos|cambie)( el idioma)? (a|al) {l} / prefiero( el| en| hablar)* {l}`,
  },
  cues,
};
