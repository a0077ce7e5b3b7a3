import { answers } from './answers/es.ts';
import { classes, cues } from './cues/es.ts';
import type { LanguageData } from './language-data.ts';
import { es as questions } from './questions/es.ts';
import { said } from './said/es.ts';
import { counted, say, words } from './say.ts';

export const es: LanguageData = {
  locale: 'es',
  script: 'Latin',
  marks: '¿¡',
  contractions: [],
  classes: {
    ...classes,
    kid: say`niño / niña / niños / niñas / bebe / bebes / peque / peques / crio / crios / cria / crias / hijo / hija / hijos / menores / chiquitin / nene / nena / nenes`,
    means: say`tarjeta / tarjetas / tarjeta de credito / visa / mastercard / amex / efectivo / metalico / bizum / transferencia / paypal / apple pay / google pay`,
    pet: say`perro / perra / perros / perrito / gato / gata / mascota / mascotas / animales`,
    says: say`
      dice / dijo / dicen / ha dicho / quiere / quieren / queria / piensa / cree / prefiere / prefieren / acepta / acepto
      confirma / confirmo / opina / necesita / decide / insiste / ha pedido / pide / pidio / ha aceptado`,
    good: say`
      bien / ok / okay / perfecto / perfecta / genial / estupendo / estupenda / fenomenal / excelente / correcto
      correcta / buenisimo / fantastico / maravilloso / fabuloso / ideal / fino / de lujo / de maravilla
      de perlas / de acuerdo / guay / super / confirmado`,
    degree: say`
      muy / tan / nada / del todo / demasiado / lo / la / el / precisamente / exactamente / que digamos / ni / super`,
    very: say`
      muy / todo / super / bastante / mas que / realmente / me / nos / a mi / la / el`,
    that: say`
      eso / esto / esa / ese / este / esta / ese dia / esa hora / ese horario / esa fecha / todo / lo / asi
      la hora / el horario / la fecha / el dia / esa opcion`,
    suits: say`
      va / viene / sirve / funciona / cuadra / encaja / parece / queda / conviene / gusta / vale / acomoda
      interesa / apetece / convence / es posible / resulta`,
    now: say`
      ahora mismo? / de momento / por el? (ahora|momento) / todavia / aun / hoy / tan pronto / ahorita
      por lo pronto / en este momento`,
    kin: say`
      madre / padre / mama / papa / hijo / hija / marido / mujer / esposo / esposa / pareja / hermano / hermana
      amigo / amiga / abuelo / abuela / novio / novia / primo / prima / tio / tia / sobrino / sobrina / suegro
      suegra`,
    heads: say`de (personas|invitados|invitadas|niños|niñas|amigos|amigas|adultos|comensales)`,
    relative: say`
      mujer / marido / esposo / esposa / pareja / novio / novia / amigo / amiga / madre / padre / mama / papa
      hijo / hija / nino / nina / bebe / hermano / hermana / abuelo / abuela / tio / tia / primo / prima / sobrino
      sobrina / nieto / nieta / companero / companera / jefe / jefa / suegro / suegra / cunado / cunada
      (hijo|hija)? (mayor|pequeno|pequena|mediano|mediana)`,
  },
  spellings: {
    que: ['q', 'k', 'ke'],
    quiero: ['qro'],
    bien: ['bn'],
    por: ['x'],
    porque: ['xq', 'pq'],
    tambien: ['tb', 'tmb'],
    favor: ['fa'],
    estoy: ['toy'],
    para: ['pa', 'xa'],
  },
  byEar: [
    ['ke', 'que'],
    ['ki', 'qui'],
    ['qe', 'que'],
    ['qi', 'qui'],
    ['k', 'c'],
  ],
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
    between: [' y '],
  },
  ordinals: {
    words: counted`primero=1 primera=1 primer=1 segundo=2 segunda=2 tercero=3 tercera=3 tercer=3 cuarto=4 cuarta=4
      quinto=5 quinta=5 sexto=6 sexta=6 septimo=7 septima=7 octavo=8 octava=8 noveno=9 novena=9 decimo=10 decima=10`,
    ends: counted`ultimo=-1 ultima=-1 penultimo=-2 penultima=-2`,
    endings: words`ª º ° er ra ro da do ta to`,
    numbered: [],
  },
  fillers: say`
    guau / wow / yupi / jaja / jajaja / jajajaja / jeje / jejeje / jiji / haha / lol / xd
    por favor / (porfa|porfavor|porfas) / (xfa|xfavor) / plis / pues / bueno / eh / em / mm / este / a ver / oye
    por si (lo|le|la|me)? (necesitas|necesitais|necesitan|hace falta|quereis|quieren|acaso|las moscas) / por si acaso
    mira / entonces / la verdad / en realidad / por cierto / creo que? / si (es posible|puede ser|se puede|puedes|podeis) / si (aun|todavia)? (hay|queda|teneis|tienes|tienen) (hueco|huequito|sitio|algo|alguna|alguno|una|uno|plaza|libre)*>
    si (esta|queda) libre> / el / la / los
    las / un / una / de / del / con / y / a / en / para / para mi / que / me / mi / lo / seria / es / seran
    quiero / quisiera / me gustaria / necesito / deseo / (disculpe|disculpa) (la molestia)?
    (perdon|perdona|perdone) / (amigo|amiga) / (guapo|guapa) / (senor|senora|senorita) / ahi / ya / tambien
    oiga / su / le / al / por / se / pero / eso / dia`,
  trailing: say`
    entonces / pues
    por favor / porfavor / porfa / porfi / porfis / xfa / xfavor / pf / gracias / grax / grcs / muchas gracias / mil gracias
    jaja / jajaja / jajajaja / jeje / jejeje / jiji / haha / lol / xd`,
  openers: say`
    hola / al final / pensandolo (bien|mejor) / en realidad / buenas / buenos dias / buenas (tardes|noches) / ok / vale / si / no / gracias / (perdon|perdona)
    disculpa / espera / ay / uy / oh / ah / claro / perfecto / genial / mejor / ups / buen dia`,
  joints: say`y / pero / o / aunque / porque / entonces / asi que / sino / ademas`,
  breaks: say`
    (no|ay|uy|uf|ups|perdon|perdona|perdone|ostras|vaya) (no|espera|espere|perdon|perdona|perdone|que digo)+ / espera (no|que no|perdon)+ / ups
    pensandolo (mejor|bien) / (mejor dicho|quiero decir|quise decir|queria decir|me he equivocado|me equivoque|corrijo|rectifico) / perdon / - perdon (por|pero|que|si) / - (pido|pedir) perdon
    digo [(el|la|las|los|a|{d})]`,
  negators: say`
    no (el|la|los|las|en|a|con|por|para|es|era)? / nada de (el|la|los|las)? / nada que (salga|empiece|sea|llegue|vuelva) (el|la|en|de)* / (olvida|olvidate de|olvidemos|descarta) (el|la|los|las)?
    no (quiero|quiere|queremos|puedo|puede|podemos|pueden|podre|podra|(me|le|nos|les) (va|viene|gusta)|necesito|deseo|
      hace falta|voy a|quisiera) (ir|venir|hacer|tener|a)? (el|la|con|en|un|una)?
    (no (quiero|quiere|queremos|quisiera|quisieramos|deseo|me gustaria|nos gustaria)|prefiero no|preferimos no) (volar|viajar|salir|partir|volver|regresar|
      llegar|empezar|ir|venir) (el|la|en|un|una|los|las)*
    no (quiero|quisiera|deseo|me gustaria) que (me|nos|le)? (lo|la)? (atienda|atiendan|corte|peine|tina|haga|toque|sea|lleve|de|ponga) (el|la|con|a)?
    que no (me|nos|le)? (lo|la)? (atienda|atiendan|corte|peine|tina|haga|toque|lleve) (el|la)? / no (me|nos) (pongas|ponga|pongan|pongais|des|den|deis) (con|a|el|la)?
    (todo|cualquier|cualquiera|cualquier dia) (menos|excepto|salvo) (el|la|con)? / menos (el|la|con)?
    excepto (el|la|con)? / salvo (el|la)? / en vez (de|del|de la) el? / en lugar (de|del|de la) / sin (el|la)?
    (odio|odiamos|detesto|no soporto) (el|la|los|las)? / nunca (el|la)? / tampoco (el|la)? / ni (el|la|con)? / (me|nos) (va|viene|queda|pilla) (muy|bastante|un poco)* (mal|fatal) (el|la|las|los|a)*
    no (me|nos|le) (cuadra|encaja|sirve|conviene|funciona) (nada)? (bien)? (el|la|las|los|a)* / no (llego|llegamos|voy a poder|vamos a poder|voy a llegar) (ir|venir|llegar)? (el|a|la|las)* / - no (me|nos|le) (va|viene|queda|cae|pilla) (nada)? mal (el|a|la|las)* / que no sea (el|la)? / ya no (quiero|necesito) (la|el)? / - si no (con|el|la)?`,
  asksWhether: [],
  negatorsAfter: say`
    (yo|ella|ellos|ellas|nosotros)? no (puedo|puede|podemos|pueden|podre|podra|podremos|podria (ir|venir|llegar)|podriamos (ir|venir|llegar)|(me|le|nos|les) (va|viene|sirve|cuadra|funciona|vale|encaja|conviene|apana|arregla|
      queda|acaba de|termina de|es posible|da tiempo|va a dar tiempo)|quiero|quiere|tengo libre|estoy|esta|es posible|es buen|es buena|es mi mejor|llego|llega|llegamos|voy a (poder|llegar)|vamos a (poder|llegar)) (nada|muy|del todo)? {..1}
    (me|nos|le) (va|viene|queda|pilla|cae|cuadra) (muy|bastante|un poco|super|realmente)* (mal|fatal|regular)
    (me|nos)? (es|resulta|esta|parece|((lo|la) (tengo|veo|tenemos|vemos))) (muy|bastante|un poco|casi|super|algo)* (imposible|dificil|complicado|complicada|chungo|chunga)
    (es|seria|parece) (muy)? (mala|mal) (hora|momento|dia) / (es|me (parece|pilla|cae|queda)) (un poco|muy|bastante|algo) (tarde|temprano|pronto) / se me hace (un poco|muy|demasiado|bastante|algo)* (tarde|temprano|pronto)
    (trabajo|curro|estoy (trabajando|currando|en el trabajo|fuera|ocupada|ocupado|liada|liado)|tengo (clase|clases|cole|medico|lio|reunion|una reunion|otra cosa|un compromiso))>
    (esta|estaba) (mal|equivocado|equivocada)> / (es|era|fue|ha sido) (un|mi)? error / imposible / tampoco / mejor no> / ni hablar / va a ser que no / no> / ya no> / - no {?}
    - no (me|nos|le)? (va|viene|queda|cae|pilla|esta|parece|es|suena) (nada|muy|tan)? (mal|mala|malo) (hora|momento|dia|idea|plan)?
    (me|nos)? (es|son|esta|parece|queda|sale|viene|resulta)? (un|poco|muy)* demasiado (caro|cara|lejos|tarde|temprano|pronto|largo|larga|corto|corta|
      grande|pequeno|pequena|justo)
    (me|nos)? (es|son|parece|queda|sale|resulta) (un poco|muy) (caro|cara|lejos|tarde|temprano|pronto|largo|larga|justo)`,
  talksTo: say`(hablar|hablo|hable|hablamos|charlar|comunicarme|contactar|pasarme|paseme|pasame|pasadme|(me|nos) (pasas|pasais|pasa|pasan)|ponerme en contacto) (con|a)+ (la|el)? / (que se ponga|que (me|nos) llame) (la|el)?`,
  asksFor: say`(ponerme|ponme|pongame|ponedme) (con|a)+ (la|el)? / que me atienda`,
  attendants: say`(atienda|atiendan|atienda a mi|toque|haga|hagan|corte|peine|prefiero|preferiria|con) (un|una|otra|otro) (chica|chico|mujer|hombre|senora|senor|muchacha|muchacho)`,
  titles: say`(la|el)? (sra|sr|srta|senora|senor|senorita|dona|don|dra|dr|doctora|doctor)`,
  therefore: say`asi (que|q) / (o|a) sea que / por (eso|lo que|lo tanto) / con lo que / entonces / conque`,
  reconsiders: say`
    (he|hemos) cambiado de (idea|opinion|parecer|planes) / (cambie|cambiamos) de (idea|opinion|parecer|planes)
    (me|nos)? lo (he|hemos) pensado (mejor|bien) / (me|nos)? lo (pense|pensamos) mejor
    me (he arrepentido|arrepiento|arrepenti) / nos (hemos arrepentido|arrepentimos)`,
  dismissals: say`
    (olvidalo|olvidala|olvidate|olvidadlo|olvidelo) / (olvida|olvidad|olvide|ignora|ignorad|ignore) (eso|esto|lo|lo que (he dicho|dije|te dije|te he dicho|acabo de decir))
    (nada|bah)? (dejalo|dejala|dejadlo|dejelo|dejate) / nada nada / no he dicho nada`,
  suppositions: say`
    y si / si (luego|despues|al final|algo|no|tengo|tuviera|tuviese|me|hay|hubiera|surge) / en caso de / por si
    que (pasa|pasaria|pasara|ocurre|sucede|hago|hacemos|puedo hacer|tengo que hacer) (si|cuando|en caso)
    - y? si (puedo|podemos|pudiera|pudieramos|podria)
    - si (aun|todavia)? (hay|queda) (hueco|huequito|sitio|algo|alguna|alguno|una|uno|plaza|libre)*>
    - y si (lo|la|las|los|me la|me lo)? (hago|hacemos|vengo|venimos|voy|vamos|paso|pasamos|pongo|ponemos|quedamos|reservo|reservamos|me paso)`,
  questions,
  moods: {
    wants: say`
      (quiero|queremos|quisiera|quisieramos|querria|queria|necesito|necesitamos|
        prefiero|preferimos|preferiria|deseo|busco)
      (me|nos) gustaria / (puedo|podemos|podria|podriamos|se puede|seria posible|es posible) / por favor / porfa / si (puede|pudiera|pudiese|podria) ser
      (me|nos|le) (haces|haceis|hace|hacen|das|dais|dan|buscas|buscais|coges|cogeis|encuentras|encontrais) (un|una|algun|alguna) (hueco|huequito|cita|hora|sitio)
      (puedes|puede|podrias|podria) (reservar|cambiar|mover|cancelar|anular|buscar|poner|ponerme|darme)
      - (quiero|queremos|quisiera|querria|queria|queriamos|necesito|(me|nos) gustaria) (saber|preguntar|preguntarte|preguntaros|preguntarle|consultar)`,
    asks: say`(verdad|no es (asi|cierto)|a que si)>`,
    inquires: say`
      <(y|pero|tambien)? (quien|quienes|por que|cuanto|cuanta|con quien|que tipo|que clase)
      <(y|pero|tambien)? (cuantos|cuantas)
      (abris|abren|cerrais|cierran) / (estais|estan|esta) (abierto|abiertos|abierta|cerrado|cerrados)
      - <(y|pero)? cuantos (huecos|sitios|turnos)`,
    about: say`
      <(y|pero|tambien)? (es|son|esta|estan|era|sera|como|de que|donde|adonde|tiene|tienen|lleva|incluye|dura)
      (es|son|sera|lo hace|la hace|lo hacen|la hacen) (con|de|para|muy|un|una|el|la) / hay (mucho|mucha|muchos|muchas)
      - <(y|pero)? como (teneis|tienes|tienen|tiene|estais|lo|os|andais)`,
    practice: say`
      tambien? (haceis|hacen|haces|ofreceis|ofrecen|trabajais|trabajan|abris|abren|vendeis|venden|aceptais|aceptan|cerrais|
        cierran|usais|usan|atendeis|atienden|volais|vuelan) tambien?`,
    requests: say`
      (me|nos) (mandais|mandan|mandas|manda|enviais|envian|envias|envia|recordais|recuerdan|recuerdas|recuerda|avisais|avisan|avisas|avisa)
      (podeis|puedes|podrias|podriais|pueden|puede|podria) (mandarme|enviarme|recordarme|avisarme|escribirme|mandarnos|enviarnos|
        recordarnos|avisarnos|recordarmelo)
      (tengo|tenemos|debo|debemos) que ir (igual|igualmente|de todas formas)`,
    terms: say`
      (de|con) (antelacion|aviso|preaviso) / gratis / gratuitamente / sin (ningun|ninguna|un|una|mas|tener que)* (coste|costo|costes|cargo|cargos|gasto|gastos|pagar|
        penalizacion|problema|problemas|motivo|compromiso|recargo|cobro|multa|perder {..3}|que me cobren|que me cobreis)
      (coste|costo|costes|cargo|recargo|penalizacion|multa|reembolso|devolucion|me devolveis|me devuelven|te cobran|cobrais)
      a ultima hora / en cualquier momento / en el ultimo momento / hasta cuando / con (cuanta|que|poca)? antelacion
      (horas|dias) antes / por (telefono|internet|correo|email|whatsapp|la web) / (online|en linea|en la web|en la app)`,
    suits: say`
      posible / libre / libres / disponible / disponibles / puede ser / podria ser / (os|te|le|les) (va|viene|cuadra)
      (bien|vale|ok)>`,
    companions: say`
      (puedo|podria|podemos|podriamos|se puede|puede|pueden|es posible) (ir|venir|acudir|entrar|viajar|asistir|pasar) (con|
        acompanado|acompanada|acompanados|sin)
      (puedo|podria|podemos|podriamos|se puede|es posible) (llevar|traer|llevarme|traerme)
      (puede|podria|pueden) (venir|acompanarme|entrar|ir) tambien? (mi|mis|un|una|el|la)
      (mi|mis|nuestro|nuestra) {word} (puede|podria|pueden) (venir|acompanarme|entrar|ir)`,
    joins: say`
      (puede|podria|pueden|podrian) (venir|venirse|ir|apuntarse|unirse|viajar|acompanarnos) tambien? (con (nosotros|nosotras|migo)|conmigo)? (mi|mis|un|una|el|la|nuestro|nuestra)? {relative} tambien?
      (mi|mis|un|una|nuestro|nuestra|el|la) {relative} (tambien)? (puede|podria|pueden|podrian) (venir|venirse|ir|apuntarse|unirse|viajar|acompanarnos) (tambien|conmigo|con (nosotros|nosotras))*
      (el|ella|ellos|ellas|{somebody}|(mi|mis|nuestro|nuestra) {relative}) (al final|ya)? (se (apunta|apuntan) (otra vez|de nuevo|al final|tambien)?|vuelve a (venir|apuntarse)|si que? (viene|vienen|puede venir|pueden venir)|(viene|vienen|puede venir|pueden venir) (al final|otra vez|de nuevo|tambien))
      (puedo|podemos|podria|podriamos) (llevar|traer|anadir|sumar|apuntar) (tambien)? a? (mi|mis|un|una|nuestro|nuestra)? {relative} tambien?`,
    whether: say`
      <(y|pero|entonces|o sea|ah|vale|espera)* (es|eso es|esto es|son|era|no es|no era|sale|llega) (solo|entonces|realmente|todo)?`,
    prepares: say`
      (venir|ir|llegar|pasar|entrar|quedarnos|quedarme) {..5} (para|a) (montar|montarlo|prepararlo|preparar|decorar|dejar|descargar|recoger|
        instalar|instalarnos|colocar|limpiar)`,
    another: say`
      (mi|nuestra|nuestro|su) {relative} (tambien|ya|me|nos|se|lo|la)* {says}
      (el|ella|ellos|ellas) (tambien|ya|me|nos|se|lo|la)* {says} / (mi|nuestra|nuestro|su) {relative} esta de acuerdo
      (el|ella) esta de acuerdo`,
    alongside: say`
      (y|e|ademas|tambien|otro|otra|luego) {..4} para (mi|mis|nuestro|nuestra|su) (otro|otra)? ({relative}|hijos|hijas|padres)
      para (mi|nuestro|nuestra) (otro|otra)? {relative} tambien / (mi|nuestro|nuestra) {relative} tambien (quiere|necesita|querria|quisiera)
      (mi|nuestro|nuestra) {relative} (quiere|necesita|querria) {..4} tambien / (y|tambien) {..4} para mi>`,
    anew: say`
      otra (cita|reserva|hora mas) / otro (vuelo|viaje) / (una|la) (segunda|nueva) (cita|reserva)? / una cita mas / <(otra|otra mas|una mas|una nueva)>`,
    forAnother: say`
      - (es|era|seria) para (mi|nuestro|nuestra|su|el|la)? ({relative}|el|ella)
      para (mi|nuestro|nuestra|su|el|la) {relative} / (y|y para|que tal|tambien) (mi|nuestro|nuestra) {relative} / (mi|nuestro|nuestra) {relative} tambien
      para (el|ella|ellos|ellas|otra persona|alguien mas|(un|una) {relative}) [>|tambien|el|la|a]`,
    forSeveral: say`
      (puede|podria) (venir|ir|pasar) (mi|nuestro|nuestra) {relative} (tambien|a la vez|conmigo|a la misma hora|despues)
      para? (mis|nuestros|nuestras) {n}? (hijos|hijas|ninos|ninas|peques|padres|hermanos|hermanas|nietos|nietas|amigos|amigas)
      (y|luego|despues) (luego|despues)* (la otra|el otro) (justo|enseguida|seguida|seguido|a continuacion)
      (y|luego|despues|tambien) (luego|despues|ya|tambien)* (la|el|lo) (suya|suyo|de (ella|el|mi {relative}|nuestra {relative}|nuestro {relative}))
      para mi (y|luego) {..4} para (mi|nuestra|nuestro) {relative} / para (mi|nuestra|nuestro) {relative} (y|luego) {..4} para (mi|(mi|nuestra|nuestro) {relative})
      para? (los dos|ambos|ambas|nosotros dos|nosotras dos|toda la familia)
      (las dos|los dos|dos|ambos|ambas) (seguidas|seguidos|una detras de otra|uno detras de otro)
      {n} (ninos|ninas|hijos|hijas|peques|hermanos|hermanas|amigas|amigos) (necesitan|quieren|tienen)
      para {n} personas / {n} (citas|reservas|limpiezas|revisiones)
      (mi|nuestro|nuestra) {relative} (quiere|necesita|querria|quisiera) {..4} (y|pero) (yo|a mi)
      (ella|el) (quiere|necesita|querria)? {..2} y yo (quiero|necesito|querria)?
      yo {..2} y (ella|el|(mi|nuestro|nuestra) {relative}) / {word} yo y (ella|el|(mi|nuestro|nuestra) {relative}) {word}
      (un|una|uno|{word}) para (mi|ella|el|(mi|nuestro|nuestra) {relative}) y (otro|otra|{word}) para (mi|ella|el|(mi|nuestro|nuestra) {relative})
      para (mi|nuestro|nuestra) {relative} y (tambien)? para mi
      yo (quiero|necesito|querria|quisiera) {..4} (y|pero) (mi|nuestro|nuestra) {relative}`,
    removes: say`
      {remove} / sin`,
    circumstances: say`
      (me|nos|te importa)? (la|lo|las|los)? (guardas|guardais|guarda|guardar|guardarme|guardarla|guardarmela|guardarnosla|guardamela|guardala|guardadmela|guardeme|aguantas|aguantar|aguantame|apartas|apartar|apartame|apartamela) (la|lo|eso|el hueco|la hora|la cita)? hasta
      (empiezo|entro|salgo|termino|acabo|empezamos|salimos) (a|de|del|al|la|el)* (trabajar|currar|trabajo|curro|clase|
        clases|uni|universidad|oficina|colegio|cole)
      (trabajo|trabajamos|curro|trabaja) (de noche|por las noches|a turnos|de tardes|de mananas)
      mi (turno|trabajo|clase) (empieza|termina|acaba)
      (trabajo|trabajamos|trabaja|curro|(tengo|tenemos|tiene) (clase|clases|cole|trabajo)) (hasta|desde|de|el|los|por la|por las|todas las|mananas|tardes|noches)
      (estoy|estare|estamos|estaremos) (fuera|de viaje|de vacaciones|trabajando|en el trabajo|en clase|en el extranjero)
      (estoy|estamos|esta|estan) (en el|en la|en|de)? (cole|colegio|instituto|guarderia|clase|trabajo|oficina|reunion|reuniones|reunido|reunida|ocupado|ocupada) hasta
      (recuerdame|recordadme|recordarme|avisame|avisadme|avisarme|escribeme|llamame) (lo)? {..3} antes
      (vuelvo|volvemos|regreso|regresamos) (a casa|de vacaciones|del viaje)? (el|a|al|hasta)
      (estuve|estuvimos|fui|fuimos|vine|vinimos|(os|ya|ayer|antes) llame|llame (ayer|ya|antes|y)|llamamos|escribi|pase|pasamos|me (hice|corte|tenisteis|atendio|atendisteis|
        cortasteis|peinasteis|hicisteis)|os llame|he (ido|estado|llamado|venido))
      (mi|nuestra) (cita|reserva|hora) (es|era|esta) (a|el|para) / la (cita|reserva) era (a|el|para)
      mi ultima (visita|cita|vez) (fue|era) / - que {word}? me corte
      (te|os|le|les) (lo|la)? (confirmo|confirmare|confirmamos|digo|dire|diremos|aviso|avisare|avisamos|respondo|respondere|contesto|contestare|cuento|llamo|llamare|escribo|escribire) [{soon}]
      {soon} , ya? (te|os|le|les) (lo|la)? (confirmo|confirmare|confirmamos|digo|dire|diremos|aviso|avisare|avisamos|respondo|contesto|cuento|llamo|llamare|escribo)
      (lo|la)? (decido|decidire|decidimos|pago|pagare|pagamos|confirmare) [{soon}] / {soon} (lo|la)? (decido|pago|decidire|pagare|confirmare)
      (cuando|en cuanto|hasta que|despues de que|al) (cobre|cobrar|cobro|me paguen|nos paguen|me ingresen|reciba (la|el|mi) (nomina|sueldo|paga))`,
    tells: say`
      soy / somos / estoy / estamos / tengo / tenemos / es / mi / mis / me / nos / quiero / queria / quisiera / necesito / vivo / vengo / llevo / he / nunca / hay / yo / vi`,
    turnsToAsk: say`
      (teneis|tienen|tienes|haceis|hacen|haces|aceptais|aceptan|aceptas|cobrais|cobran|podeis|pueden|puedes|atendeis|atienden|abris|abren|cerrais|trabajais|usais|ofreceis) / cuanto (cuesta|vale|dura|cobrais|tarda|es|sale|seria)
      a que hora / donde (estais|estan|queda|puedo) / (hay que|tengo que|debo|puedo) {word} / se puede / que (necesito|tengo que|precio|llevo)
      - (es|era|sera|seria|fue) (a que|cuanto|donde)
      - (que|si|no|lo|la|los|las|como|cuando|donde|quien|cual|cuanto|cuantos|ya|tambien|siempre|me|os|les|se|te|nos|le|y|e|o|pero|porque|vosotros|ustedes|saber|ver|sino|aunque|mientras|solo) (teneis|tienen|tienes|haceis|hacen|haces|aceptais|aceptan|aceptas|cobrais|cobran|podeis|pueden|puedes|atendeis|atienden|abris|abren|cerrais|trabajais|usais|ofreceis|cuanto|a que|donde|hay que|tengo que|debo|puedo|se puede|que)`,
    away: say`
      (me voy|nos vamos|me ire|nos iremos|salgo|salimos) (de|fuera) (viaje|vacaciones|puente|la ciudad)? / (viajo|viajamos|estare viajando|estoy viajando|me mudo|nos mudamos)`,
    occasions: say`
      (mi|nuestra|nuestro|su|la|el) {..2} (boda|cumple|cumpleanos|fiesta|graduacion|examen|entrevista|aniversario|comunion|bautizo|entierro) (es|sera|cae)
      (es|sera) (mi|nuestra|nuestro|su|la|el) (boda|cumple|cumpleanos|fiesta|graduacion|examen|entrevista|aniversario|comunion|bautizo|entierro) / (me caso|nos casamos|se casa)`,
    movedFrom: say`
      (mover|moverla|moverlo|mueve|muevo|movemos|movedla|pasar|pasarla|pasarlo|pasamos|paso|pasa|pasame|cambiar|cambiarla|cambiarlo|cambiamos|cambiame|cambio|adelantar|
        adelantarla|adelantarlo|aplazar|aplazarla|aplazarlo|retrasar|retrasarla|retrasarlo) ((mi|la) (cita|hora))? (de|del|desde) {..4} [a|al|para]`,
    contrasts: say`pero / aunque / sin embargo / sino / salvo`,
    alternatives: say`
      (o|u|en su defecto|de lo contrario) / (y|o|e)? si no / (y|o|e)? si (ella|el|{word})? no (puede|pudiera|pudiese|esta|estuviera) (ser|
        libre|disponible)?
      (y|o|e)? si (ella|el|{word})? no (tiene|hay|es|trabaja|viene) (hueco|sitio|hora|libre|disponible|posible|nada)
      (y|o|e)? si (ella|el|{word})? (esta|estuviera) (ocupada|ocupado|llena|lleno|completa|de vacaciones|de baja)`,
    also: say`y / e / o / u`,
    onward: say`y? (que tal|que pasa con|que hay de) / y`,
    withWhom: say`con`,
    nouns: say`sala / salon / estudio / despacho / espacio / (estilista|peluquera|peluquero|barbero|manicurista) / (doctora|doctor|dra|dr|dentista) / guia`,
    things: say`
      (con|y|mas|tambien|ademas|incluyendo|{add}|quiero|queremos|quisiera|querria|queria|necesito|necesitamos|gustaria|busco|
        reservar|deseo) (un|una|unos|unas)`,
  },
  interrogatives: ['donde', 'adonde', 'como', 'cuando', 'cuanto', 'cuanta', 'cuantos', 'cuantas'],
  auxiliaries: ['debo', 'debemos', 'tengo', 'tenemos', 'puedo', 'podemos'],
  functionWords: words`
    el la los las un una unos unas y o pero si no de del a al en con por para sin sobre que quien cual cuando donde como
    cuanto cuanta me te se le lo nos les mi tu su mis tus sus yo ella nosotros ellos ustedes usted es son era ser estar esta
    este esto ese esa eso estoy soy somos hay tengo tiene tienen quiero quisiera puedo puede podria puedes hacer hola gracias
    favor buenos buenas dias tardes noches bien muy mas menos tambien ya aun ahora hoy manana cita hora dia semana vale ok
    claro perfecto seria gustaria necesito deseo algo otro otra nada todo toda uno dos porque pues entonces asi gustaria hasta
    desde entre ni va ir ver cualquier cualquiera alguien primera segunda ultimo ultima libre disponible agendar reservar
    pedir cambiar cancelar precio cuesta puedo sabado hacerme hacerte hacerse hacerle hacernos hago haces haga hagas hagan
    hagais hazme tener tenga tengas tengan tenido`,
  tellingWords: words`
    hoy lunes martes miercoles jueves viernes enero febrero marzo junio septiembre octubre noviembre
    diciembre corte cortar cortarme tinte teñir teñirme mechas peinado manicura uñas pelo corto tarde mañana mediodia
    noche quincena mes barato precio precios vuelo reserva reservame apuntame anular anula mover cambio hueco huecos pronto
    temprano luego antes despues alguna alguno nadie siempre quizas marido mujer hija hijo madre padre abuela peluqueria
    estilista cuanto cuantos venga genial estupendo`,
  answers,
  choices: {
    ordinal: say`
      (el|la|los|las|mi|esa|ese)? {o} (opcion|hora|cita|hueco|horario|de (ellas|ellos|las dos|los dos|todas|
        todos)|que (me|has|ha) {..1})*
      (opcion|numero|la opcion) {o} / - (la|mi|una|su)? {o} (vez|palabra|respuesta|decision|oferta)
      - (primero|primera|segundo|luego) (la|el|lo) (mia|mio|suya|suyo|nuestra|nuestro|de (ella|el|mi|nuestra|nuestro|su)) {relative}? / - (la|el|lo) (mia|mio|suya|suyo) (va|iria|ira)? primero / - (ella|yo|mi {relative}) (va|vamos|voy|iria)? primero
      - primero (ella|yo|mi {relative}|para (mi|ella|mi {relative}))`,
    number: say`(la|el)? (opcion|numero|num|nro|n°|nº|alternativa) #? {n} / # {n} / (el|la) {n}>`,
    closing: say`por favor / porfa / porfi / entonces / mejor / pues / gracias`,
    named: {
      either: say`
        (cualquiera|cualquier opcion) (de (las|los) (dos|tres)|de (ellas|ellos|esas|esos)|me (va|vale|viene|
          sirve)|esta)* bien?
        me? (da|es) (lo mismo|igual|indistinto) (cual|cuál|cuando|quien|con quien|todo|una que otra)? / (la|las) que (quieras|sea|prefieras|tu quieras|mejor)
        el que (quieras|sea|prefieras) / (las|los) dos me? (van|vienen|sirven|valen|estan) bien?
        tu? (eliges|decides|diras|elige|elija|decide|escoge|escoja) (tu|usted|vosotros)?
        (lo|la) que (te|os|le) (venga|vaya) (bien|mejor) / como (quieras|veas|prefieras|te venga bien)
        sin (preferencia|preferencias) / me es igual / indiferente
        - (cualquiera|cualquier opcion) (de (las|los) (dos|tres)|de (ellas|ellos|esas|esos)|me (va|vale|viene|
          sirve)|esta)* bien? (menos|excepto|salvo)`,
      both: say`
        (ambas|ambos|las dos|los dos|las tres|los tres) (opciones|horas|citas|cosas|servicios|huecos)? / (todas|todos) {..1} / una y otra / 1 y 2 / (las|los) (dos|2) (primeras|primeros) / (las|los) (primeras|primeros) (dos|2)
        - (ambas|ambos|las dos|los dos|todas|todos|las tres|los tres) (me? van|me? vienen|me? sirven|me? valen|
          me? estan)
        - (a|sobre|hacia|desde|hasta|para|antes de|despues de|entre) (las dos|las tres) (del?|el|y|menos)?`,
      none: say`
        (ninguna|ninguno|ningun) (de (las|los) (dos|tres)|de (ellas|ellos|esas|esos|estas|estos)|me (va|vale|
          viene|sirve|gusta|cuadra))* bien?
        ni (una|uno) ni (otra|otro)
        no me (va|van|vale|valen|viene|vienen|sirve|sirven|gusta|gustan|cuadra|cuadran|convence|
          convencen) (ninguna|ninguno|nada) (de {word})?
        nada de eso / esas no (me {word})?
        (esas|esos|estas|estos) (horas|dias|opciones)? no me? (van|vienen|sirven|valen|puedo)`,
      earlier: say`
        <(y|o|pero|que tal|hay|teneis|tienes|algo|un poco|justo)* antes de (eso|esa|esas|esos|estas|estos|ahi)> / <(y|o|que tal)+ (un poco)? (antes|mas temprano|mas pronto) {?}
        (el|la|lo|cual|cual de (ellos|ellas|los dos|las dos)) que? (llega|llegue|aterriza|aterrice|sale|salga) (antes|mas temprano|mas pronto|primero|primera)
        (la|el)? (mas temprano|mas temprana|mas pronto|que es antes|de antes|de mas temprano) posible?
        (el|la|lo) que (sea|este|haya|caiga) (antes|mas temprano|mas pronto|primero|primera)
        <(y|o|pero|uy|uf)* (antes|mas temprano|mas pronto) (de eso)? no? (hay|habia|habria|tienes|teneis|tienen|queda|quedaba) (nada|algo|hueco|sitio|ninguna|alguna|ninguno|alguno)
        (algo|nada|alguna|alguno|ninguna|una|otra|otro|un poco) (antes|mas temprano|mas pronto|mas temprana)
        <(antes|mas temprano|mas pronto)> / <temprano (mejor|por favor|porfa|porfi|gracias)*> / (es|demasiado|muy|un poco) tarde / <(uy|uf|uff|buf|jo|jolin|ay|ups)+ que tarde / se me hace tarde / por que (es)? tan tarde / <tan tarde {?}
        (un|una|algun|alguna)? (dia|fecha) (mas temprano|mas pronto|anterior|mas cercano|mas cercana)
        - (es|demasiado|muy|un poco) tarde (noche|de)`,
      later: say`
        <(y|o|pero|que tal|hay|teneis|tienes|algo|un poco|justo)* (despues|luego) de (eso|esa|esas|esos|estas|estos|ahi)>
        <(y|o|que tal)+ (un poco)? (mas tarde|mas adelante|despues|luego) {?}
        <(y|o|pero|uy|uf)* (despues|mas tarde) (de eso)? no? (hay|habia|habria|tienes|teneis|tienen|queda|quedaba) (nada|algo|hueco|sitio|ninguna|alguna|ninguno|alguno)
        (el|la|lo|cual|cual de (ellos|ellas|los dos|las dos)) que? (llega|llegue|aterriza|aterrice|sale|salga) (mas tarde|despues|ultimo|ultima|el ultimo)
        (pero|o|no|si|mejor|incluso|un rato|un pelin|bastante) mas tarde
        (la|el) (mas tarde|mas tardia|de mas tarde|de despues)
        (algo|alguna|alguno|una|otra|otro|un poco) (mas tarde|despues|mas tardia|mas adelante)
        (demasiado|muy|es|es un poco|se me hace) (temprano|pronto) / por que (es)? tan (temprano|pronto) / <tan (temprano|pronto) {?} / (un|una|algun|alguna)? (dia|fecha) (mas tarde|mas adelante|posterior|mas lejano|mas lejana)
        (demasiado|muy|un poco) (precipitado|encima) / (tan pronto|tan de repente) no / no (tan pronto|tan de repente)
        (con|necesito) mas (antelacion|margen)`,
      other: say`
        (la|el) (otro|otra) (opcion|hora|dia)? / - (del|desde el) otro dia / - el otro dia (me|os|nos|te|le|lo|la|fui|vine|estuve|hicisteis|hice|pedi|llame|reserve|compre|cuando|en)
        (otro|otros|otra|otras) (opcion|opciones|hora|horas|horario|horarios|dia|dias|fecha|fechas|hueco|huecos|
          cita|alternativa|alternativas|cosa|posibilidad)
        (algo|alguna cosa) (mas|diferente|distinto) / (hay|tienes|teneis|tienen|tiene) (mas|otros|otras) {..1}
        mas (opciones|horas|huecos) / que (mas|otra|otras) {..1} (hay|tienes|teneis|tienen)`,
      cheaper: say`
        (la|el|lo|los|las)? (mas (barato|barata|baratos|baratas|economico|economica)|menos (caro|cara)|de menor precio) (de (todo|todas|todos|
          las dos|los dos|ellas|ellos))? (que (tengas|tengais|tienes|haya))?
        algo mas (barato|economico)`,
      dearer: say`
        (la|el) (mas (caro|cara)|mas (cososo|cososa|costoso|costosa)|mejor|de lujo|premium) (de (todas|todos|
          las dos))?`,
      middle: say`(el|la|ese|esa) (del|de en) medio / - (el|la) del medio dia / (el|la) (de enmedio|del centro|intermedio|intermedia)`,
    },
    bareLater: say`<(mas tarde|luego|despues|mas adelante) (por favor|porfa|gracias|mejor)*>`,
    beyond: say`de (eso|esa|esas|esos|estas|estos|ahi) / (y|o|que tal) (un poco)? (mas|despues|luego|antes) / algo / nada / (algun|alguno|alguna) / (otro|otra) / un? poco / demasiado / muy / (dia|fecha) (mas|anterior|posterior) / tan / mas (antelacion|margen)`,
    ofDays: say`(dia|fecha) (mas|anterior|posterior) / precipitado / encima / tan pronto / tan de repente / antelacion / margen`,
    ending: say`llega / llegue / llegada / aterriza / aterrice`,
    extreme: say`
      (el|la|lo|los|las) (mas (barato|barata|baratos|baratas|economico|economica|caro|cara|costoso|costosa)|menos (caro|cara)|
        de menor precio)
      (cual|cuales) (de (ellos|ellas|los dos|las dos|todos|todas))? (es|son|sale|salen|cuesta|seria) (mas (barato|barata|economico|
        economica|caro|cara)|menos)`,
  },
  counts: {
    units: {
      people: say`
        {n} (persona|personas|pasajero|pasajeros|viajero|viajeros|huespedes|invitados|plazas|billetes|boletos|
          pasajes|asistentes|participantes|amigos|amigas|adultos en total|comensales|de nosotros|en total|pax|
          companeros|companeras|colegas|tios|tias|mujeres|hombres|senoras|senores)
        (somos|seremos|seriamos|vamos|iremos|vendremos|venimos|estaremos|familia de|grupo de|clase de|reunion de|taller de|cuadrilla de|mesa para|
          equipo de|en total|seran) (a ser)? (unos|unas)? {n} (persona|personas)?
        (somos|seremos|seriamos) entre {n} y {n} (persona|personas)?
        para {n} (persona|personas) / <para {n}> / los {n}>
        - (uno|una) de (nosotros|nosotras) / - {n} de (nosotros|nosotras) (es|son|tiene|tienen|no|come|comen|necesita|necesitan)
        (solo|solamente|ya solo) (somos|seremos|vamos|quedamos) {n} / (quedamos|quedaremos) {n}
        (podemos|podriamos|podemos ir|vamos a) ser {n} (persona|personas)?
        - (somos|seremos|seriamos|vamos|iremos|vendremos|venimos|estaremos|familia de|grupo de|clase de|reunion de|taller de|cuadrilla de|mesa para|
          equipo de|en total|seran) (a ser)? (unos|unas)? {n} (persona|personas)? (h|hora|horas|am|pm|dia|dias|
          noche|noches|euros|dolares|opciones)`,
      adults: say`{n} (adulto|adultos|adulta|adultas|mayores|jubilado|jubilados|jubilada|jubiladas)`,
      children: say`
        {n} (nino|ninos|nina|ninas|menor|menores|hijo|hijos|hija|hijas|bebe|bebes|peque|peques|crio|crios|
          chicos|chicas|adolescente|adolescentes|nene|nenes)`,
      rooms: say`
        {n} (habitacion|habitaciones|cuarto|cuartos|dormitorio|dormitorios|doble|dobles|individual|individuales)`,
      points: say`{n} (punto|puntos) (de fidelidad)?`,
      groups: say`(para|somos|seremos)? {n} (equipos|grupos|mesas|clases|familias) de {n} (personas)?`,
      pairs: say`(somos|seremos|vamos)? {n} parejas`,
      extra: say`(y|con|anade|suma|agrega|apunta)* {n} (persona|personas|pasajero|pasajeros|adulto|adultos|invitado|invitados) (mas|adicional|adicionales|extra)`,
      years: say`(tiene|de)? {n} (anos|anitos)`,
    },
    bare: say`para {n}>`,
    fixed: [
      {
        value: 6,
        unit: 'people',
        phrases: say`media docena {heads} / (somos|seremos|vamos a ser|vendremos|venimos) (unos|unas|como|casi|mas o menos|aproximadamente)* media docena / para media docena`,
      },
      {
        value: 12,
        unit: 'people',
        phrases: say`una? docena {heads} / (somos|seremos|vamos a ser|vendremos|venimos) (unos|unas|como|casi|mas o menos|aproximadamente)* una? docena / - media docena`,
      },
      {
        value: 10,
        unit: 'people',
        phrases: say`una? decena {heads} / (somos|seremos|vamos a ser|vendremos|venimos) (unos|unas|como|casi|mas o menos|aproximadamente)* una? decena`,
      },
      {
        value: 15,
        unit: 'people',
        phrases: say`una? quincena {heads} / (somos|seremos|vamos a ser|vendremos|venimos) (unos|unas|como|casi|mas o menos|aproximadamente)* una? quincena`,
      },
      {
        value: 20,
        unit: 'people',
        phrases: say`una? veintena {heads} / (somos|seremos|vamos a ser|vendremos|venimos) (unos|unas|como|casi|mas o menos|aproximadamente)* una? veintena`,
      },
      {
        value: 30,
        unit: 'people',
        phrases: say`una? treintena {heads}`,
      },
      {
        value: 1,
        unit: 'people',
        phrases: say`
          (solo|solamente|unicamente|nada mas) (yo|para mi|una persona|uno|una|voy yo)
          (voy|ire|viajo|vengo|viajare) (solo|sola) / <(yo solo|yo sola|solo yo|yo|solito|solita)>
          para mi (solo|sola) / en solitario / (sola|solita)> / - (ni|una) sola / una sola? persona / para (mi|una)>
          - (solo|solamente|unicamente|nada mas) (yo|para mi|una persona|uno|una|voy yo) (quiero|quiera|quiere|
            quisiera|queria|queremos|quieren|queres|queris)`,
      },
      {
        value: 2,
        unit: 'people',
        phrases: say`
          (un|otro)? par de (billetes|pasajes|plazas|asientos|personas|pasajeros|adultos)
          (mi|un|una) (mujer|marido|esposa|esposo|pareja|novia|novio|amigo|amiga|madre|padre|hijo|hija|hermano|
            hermana|companero|companera) y yo
          yo y (mi|un|una) (mujer|marido|esposa|esposo|pareja|novia|novio|amigo|amiga|madre|padre|hijo|hija|
            hermano|hermana)
          (una|la|en|somos) pareja / (nosotros|nosotras) dos / (los|las) dos juntos
          con mi (mujer|marido|esposa|esposo|pareja|novia|novio)
          {somebody} y yo / yo y {somebody} / - yo y {somebody} , (y|con|mas)`,
      },
      {
        value: 3,
        unit: 'people',
        phrases: say`
          (yo|conmigo) y mis (padres|abuelos|suegros|mellizos|gemelos)
          mis (padres|abuelos|suegros|mellizos|gemelos) y yo / con mis (padres|abuelos|suegros)
          - con mis (padres|abuelos|suegros) y`,
      },
    ],
    party: {
      speaker: say`yo / para mi [y|e]`,
      ours: say`(nosotros|nosotras) {n} / somos {n} (personas)? / los? {n} de (nosotros|nosotras)`,
      theirs: say`(con|para)? (mi|nuestro|nuestra) {relative} / con (un|una|otro|otra) {relative} / (un|una|otro|otra) (buen|buena|gran)? {relative} (mio|mia)? [y yo]`,
      theirsCounted: say`
        con? (mis|nuestros|nuestras|los|las) {n} (hijos|hijas|ninos|ninas|peques|bebes|amigos|amigas|hermanos|
          hermanas|nietos|nietas|padres)
        con {n} (amigos|amigas|companeros|companeras|hermanos|hermanas|primos|primas|hijos|hijas|ninos|ninas) (mas)? / - (familia|pareja) con {n}`,
      pair: say`con? (mis|nuestros|los|sus) (padres|abuelos|suegros|gemelos|mellizos)`,
      anothers: say`con? su {relative} / con? (el|la) {relative} de (mi|nuestro|nuestra) {relative}`,
      single: say`(un|una|otro|otra|el|la) (nino|nina|bebe|adulto|adulta|peque|menor|adolescente)`,
      couple: say`somos? (una|otra|la) pareja / (somos|en) pareja / un matrimonio`,
      sends: say`(mandar|mando|mandamos|enviar|envio|enviamos) a`,
      goes: say`(quieren|quisieran|van a|tienen que|necesitan) (viajar|volar|ir|venir)`,
      joints: ['y', 'e', 'con', 'mas', 'ademas de'],
      adds: ['y', 'e', 'mas', 'ademas de'],
    },
  },
  money: {
    currencies: [
      { code: 'EUR', words: say`(euro|euros) / eur / eurillos / pavos` },
      { code: 'USD', words: say`(dolar|dolares) americanos? / usd` },
      { code: 'GBP', words: say`(libra|libras) esterlinas? / gbp` },
      { code: 'CNY', words: say`(yuan|yuanes) / rmb / cny` },
      { code: 'KHR', words: say`(riel|rieles) / khr` },
      { code: null, words: say`(peso|pesos) / lucas / soles` },
    ],
    under: say`
      menos de / por debajo de / hasta / no mas de / como (mucho|maximo) / un? maximo de? / max
      que no (pase|supere|cueste mas) de / que no supere los? / a lo sumo / inferior a / tope de? / de maximo`,
    over: say`
      mas de / por encima de / a partir de / desde / al menos / como minimo / un? minimo de? / superior a`,
    about: say`
      unos / unas / alrededor de los? / cerca de / sobre los? / aproximadamente / mas o menos / como / aprox
      en torno a los? / por los? / rondando los?`,
    between: say`entre los? {a} y los? {a} / (de|desde) {a} (a|hasta) {a} / {a} (a|o)? {a}`,
    whole: say`en total / total / en conjunto / (para|entre) (todos|todo el grupo|los dos|las dos|ambos|ambas|nosotros dos|nosotras dos) / un total de`,
    each: say`por persona / cada uno / cada una / por cabeza / por barba`,
    budget: say`
      (mi|nuestro|el|un)* presupuesto total? (es|de|seria|sera|es de|son)*
      (puedo|podemos|quiero|queremos|pienso|(dispuesto|dispuestos|dispuesta|dispuestas) a) (gastar|pagar|
        gastarme)
      gastar / tengo hasta`,
    vague: {
      low: say`
        (no|nada|ni) (muy|tan|demasiado)* (caro|cara|caros|caras)
        que no (sea|sean|cueste|salga|salgan) (muy|tan|demasiado)* (caro|cara|caros|caras|mucho)
        si no (es|sale|son) (muy|tan|demasiado)* (caro|cara|caros|caras)
        - (no|tampoco) (me|nos)? (es|esta|sale|parece|queda|son) (nada|muy|tan|demasiado)* (caro|cara|caros|caras)
        - (es|esta|sale|me parece|queda) (muy|bastante|super)* (barato|barata|economico|economica|asequible)
        (barato|baratos|barata|baratas|economico|economicos|economica|economicas|asequible|asequibles|low cost|
          baratito|baratita)
        (poco|bajo|ajustado|limitado) (presupuesto|dinero)
        presupuesto (bajo|ajustado|limitado|pequeno|reducido|justo) / lo? mas barato posible / buen precio
        no (tengo|tenemos) mucho dinero / gastar poco`,
      middle: say`
        (precio|presupuesto|gama|rango|nivel) (medio|media|moderado|razonable|normal|intermedio|intermedia)
        (moderado|moderada|razonable|intermedio|intermedia) / ni muy? caro ni muy? barato / termino medio`,
      high: say`
        de? (lujos|lujoso|lujosa) / de lujo / (el dinero|el precio) (no (es|importa)|da igual) (un? problema)?
        (sin|no hay) limite (de (precio|presupuesto|dinero))? / alta gama / premium / lo mejor de lo mejor
        cinco estrellas / (alto|gran) presupuesto / presupuesto alto / vip`,
    },
  },
  names: {
    company: say`con (la|el)?`,
    nobody: say`(mi|mis|nuestro|nuestra|su|un|una) (otro|otra)? {relative}`,
    labels: say`(mi|el|nuestro)? (numero|telefono|movil|celular|tel|whatsapp|correo|email) (de (telefono|movil|contacto))? es?`,
    behind: say`al habla> / por aqui>`,
    introductions: say`
      me llamo / mi nombre completo? es / mi nombre / (a|en) nombre (de|del) / el nombre es?
      nombre (y (apellido|apellidos))? / (ponla|ponlo) a nombre (de|del) / dime / me (dicen|llaman) / se llama / su nombre es
      te (habla|escribe|saluda) / le (habla|escribe|saluda) / de parte de`,
    weak: say`
      (a nombre de|es para|para) (mi|su|nuestro|nuestra) {kin} (que se llama)? / soy (la|el)? / yo soy (la|el)? / aqui / es para
      <para / a
      - (pregunto|preguntar|preguntarle|preguntarselo|pregunte|digo|decir|decirle|decirselo|consulto|consultar|consultarle|consultarselo|comento|comentar|comentarle|comentarselo|
        pido|pedir|pedirle|aviso|avisar|avisarle|llamo|llamar|espero|esperar) a`,
    beneficiary: say`para`,
    self: say`
      yo? soy / - yo? soy (nueva|nuevo|alergica|alergico|clienta|cliente|socia|socio|vecina|vecino|rubia|rubio|morena|moreno|
        pelirroja|pelirrojo|calva|calvo|alta|alto|baja|bajo|mayor|menor|estudiante|jubilada|jubilado|pensionista|madre|padre|
        mujer|hombre|chica|chico|sola|solo|yo|vegana|vegano|vegetariana|vegetariano|diabetica|diabetico|celiaca|celiaco|sorda|
        sordo|ciega|ciego|puntual|flexible|nerviosa|nervioso|indecisa|indeciso|pesada|pesado|tonta|tonto|lenta|lento|rapida|
        rapido|extranjera|extranjero|espanola|espanol|inglesa|ingles|autonoma|autonomo|familia|amiga|amigo|hija|hijo|
        hermana|hermano|novia|novio|esposa|esposo|marido|residente|turista|profesora|profesor|medica|medico|enfermera|
        enfermero|paciente|habitual|consciente|capaz|incapaz|todo|toda|muy|bastante|asi|feliz|libre|joven|mas|menos|primera|
        primero)`,
  },
  roles: {
    from: {
      before: say`
        (desde|de) (la ciudad de)?
        (salgo|salimos|saldre|saldremos|sale|saliendo|parto|partimos|partiendo|vuelo|volar|salir|partir|viajo|
          vuelos|viajar) {..1} (desde|de|en)
        (origen|salida) (es|sera|en|desde|en lugar de)* / (estoy|vivo|estamos|vivimos) en
        ciudad de (origen|salida) es*`,
      after: say`como (origen|salida)`,
    },
    to: {
      before: say`
        (a|hacia|hasta|para|rumbo a) (la ciudad de)?
        (ir|voy|vamos|viajar|viajo|volar|vuelo|vuelos|llegar|llego|quiero ir|iremos|billete|billetes|viaje|
          visitar) (a|hacia|para|hasta)?
        (destino|llegada) (es|sera|a)* / con destino a? / ciudad de destino es* / visitar / conocer
        (vernos|verme|verle|verla|verlo|verlos|verlas|visitarnos|visitarme|visitarlos|visitarla|visitarle|(ver|visitar) a (mi|mis|la|los) {word}) en`,
      after: say`como destino / (que)? es (a donde|adonde) (voy|vamos|quiero ir|queremos ir)`,
    },
    between: say`a / hasta / hacia`,
    hedges: say`como / quiza / quizas / tal vez / digamos / pues / eh / creo / perdon`,
  },
  languages: {
    speaks: words`hablas habla hablais hablan hablar hablo`,
    names: {
      en: say`ingles`,
      es: say`espanol / castellano`,
      fr: say`frances`,
      zh: say`chino / mandarin`,
      km: say`jemer / camboyano / khmer`,
    },
    others: say`
      aleman / italiano / portugues / ruso / arabe / japones / coreano / catalan / gallego / euskera / vasco
      holandes / polaco / ucraniano / rumano`,
    wishes: say`
      (en|al) {l} (por favor|porfa|mejor)?
      (habla|hablas|hablan|hablais|hablar|hable|hablamos|podemos hablar|puedes hablar|escribe|escribir|responde|
        contesta|atienden) me? en? {l}
      {l} (por favor|porfa) / <{l}> / (cambia|cambiar|cambiamos|cambie) (el idioma)? (a|al) {l}
      prefiero (el|en|hablar)* {l}`,
  },
  cues,
  said,
  ordinary: [
    'Hola, ¿puedo ir el viernes 6 de marzo a las 3 de la tarde?',
    'Sí, la segunda, para dos personas',
    'No, gracias',
  ],
};
