import { hung } from '../../data/hung.ts';
import { say } from '../../data/say.ts';
import type { ConsentWords } from '../words.ts';
import { acts, requests } from './es-acts.ts';

const BOOK = say`reserva / reserve / reservad / reserven / agenda / agende / agenden / aparta / aparte / aparten`;
const SIGN_UP = say`apunta / apunte / apuntad / apunten / anota / anote / anoten / coge / coja / coged / ponga
  poned / pide / pida / pedid / programa / programe / toma / tome / compra / compre / tramita / tramite / guarda
  guarde / cierra / cierre / gestiona / gestione`;
const TO_BOOK = say`reservar / agendar / apuntar / anotar / coger / apartar / pedir / programar / comprar / tramitar
  gestionar / tomar`;
const CALL_OFF = say`anula / libera / libere / anule / anulad / anulen / cancela / cancele / cancelad / cancelen / quita / quite / quitad
  quiten / borra / borre / borrad / borren / elimina / elimine`;
const TO_CALL_OFF = say`anular / cancelar / quitar / borrar / eliminar`;
const MOVE = say`mueve / mueva / moved / muevan / cambia / cambie / cambiad / cambien / pasa / pase / pasad / pasen
  reprograma / reprograme / reprogramen / reagenda / reagende / aplaza / aplace / traslada / traslade`;
const TO_MOVE = say`mover / cambiar / pasar / reprogramar / reagendar / aplazar / trasladar`;
const ADD = say`anade / anada / anadid / anadan / agrega / agregue / agreguen / suma / sume / incluye / incluya 
  ponga / poned / mete / meta / apunta / apunte`;
const TO_ADD = say`anadir / agregar / sumar / incluir / poner / meter`;
const CONFIRM = say`confirma / confirme / confirmad / confirmen`;

export const es: ConsentWords = {
  classes: {
    this: say`
      eso / esto / esa / ese / esta / este / esas / esos / estas / estos / todo / todo eso / todo esto / esa misma
      ese mismo / eso mismo`,
    it: say`
      {this} / (la|el|los|las|mi|mis|tu|esa|ese|esta|este|nuestra|nuestro|dicha) {thing} misma?
      (la|el) misma? {thing}`,
    thing: say`
      hora / horas / reserva / reservas / reservacion / hueco / huequito / turno / dia / fecha / plan / plaza / plazas
      sitio / opcion / propuesta / oferta / servicio / datos / paquete / horario / {visit} / {room} / {table} / {flight}
      {trip}`,
    visit: say`cita / citas / visita`,
    room: say`sala / habitacion`,
    table: say`mesa`,
    flight: say`vuelo / billete / billetes / boleto / boletos / pasaje / pasajes`,
    trip: say`viaje / tour / excursion / visita / entrada / entradas / billete / billetes / boleto / boletos / pasaje / pasajes`,
    book: BOOK,
    book_it: hung([...BOOK, ...SIGN_UP]),
    to_book: TO_BOOK,
    to_book_it: hung(TO_BOOK),
    call_off: CALL_OFF,
    call_off_it: hung(CALL_OFF),
    to_call_off: TO_CALL_OFF,
    to_call_off_it: hung(TO_CALL_OFF),
    move: MOVE,
    move_it: hung(MOVE),
    to_move: TO_MOVE,
    to_move_it: hung(TO_MOVE),
    add: ADD,
    add_it: hung(ADD),
    to_add: TO_ADD,
    to_add_it: hung(TO_ADD),
    confirm: CONFIRM,
    confirm_it: hung(CONFIRM),
    good: say`
      bien / bn / bueno / buena / perfecto / perfecta / genial / estupendo / estupenda / fenomenal / fantastico
      fantastica / excelente / ideal / correcto / correcta / ok / okk / okey / okay / vale / guay / de lujo / de maravilla
      maravilloso / maravillosa / de perlas / de miedo / divino / divina / chevere / bacan / padre / padrisimo
      buenisimo / buenisima / perfectisimo / perfectisima / genialisimo / perfectamente / estupendamente / fenomenalmente / fetén / de cine / de diez / super
      de acuerdo / bonito / lindo / increible / magnifico / conforme / comodo / joya / regio / al pelo / bárbaro`,
    very: say`muy / super / tan / todo / mas que / realmente / totalmente / completamente / la mar de / asi / re`,
    me: say`a mi / a nosotros / a nosotras / por mi / por nosotros / por mi parte / para mi / para nosotros`,
    suits: say`
      (me|nos) (va|viene|parece|queda|encaja|cuadra|sirve|funciona|conviene|acomoda|vale|esta|vendria|iria|late|suena)`,
    here: say`nomas / ya / ahora / ahora mismo / ya mismo / entonces / pues / de una / de una vez / cuanto antes / asi`,
    can: say`
      puedes / puede / podeis / pueden / podes / podrias / podria / podriais / podrian / te importa / le importa
      te importaria / le importaria / serias tan amable de / seria tan amable de / puedes por favor
      podrias por favor / me haces el favor de`,
    with: say`
      con / a / al / el / la / las / los / de / del / en / para / por / para el / para la / para las / a las / a la
      de la / de las / a nombre de / en la / en el / por la / es / que es`,
    seen: say`
      (no|recien|ahora|hasta ahora no) (lo)? (habia|he) (visto|leido) {message}?
      (no|recien|ahora|hasta ahora no) (lo)? (vi|veo|leo|lei) {message}?
      no (pude|podia|he podido) contestar (antes)? / acabo de (verlo|leerlo|ver {message}|leer {message})`,
    message: say`(el|tu|su|vuestro) (mensaje|whatsapp|whats|sms|wasap)`,
    allergy: say`
      a (la|los|las|el|algunos)? (penicilina|latex|nueces|cacahuetes|frutos secos|aspirina|ibuprofeno|gluten|lacteos|leche|huevo|huevos|marisco|pescado|anestesia|tintes|tinte|antibioticos|lactosa|amoniaco|polen|gatos)
      al (gluten|latex|ibuprofeno|marisco|pescado|huevo|tinte|amoniaco|polen)`,
    decide: say`
      confirmo / confirmamos / digo / decimos / aviso / avisamos / llamo / escribo / dire / confirmare / reservo
      reservamos / pago / pagamos / decido / decidimos / contesto / respondo / cuento / anulo / cancelo / reservare
      pagare / decidire / contestare`,
    someday: say`
      mañana / pasado mañana / hoy / esta tarde / esta noche / esta semana / luego / despues / pronto / mas tarde
      el? (lunes|martes|miercoles|jueves|viernes|sabado|domingo) / la semana que viene / la proxima semana
      en un rato / cuando pueda / a la tarde / por la tarde / por la noche`,
    who: say`
      marido / mujer / esposo / esposa / pareja / novio / novia / jefe / jefa / madre / padre / mama / papa / hermano
      hermana / hijo / hija / hijos / amigo / amiga / medico / doctor / doctora / seguro / trabajo / suegra / socio
      familia / gente / equipo / companero / companera / horario`,
  },
  kinds: {
    yes: say`
      si , (por desgracia|desgraciadamente|lamentablemente|que (pena|lastima)|una (pena|lastima)|me temo) / (por desgracia|desgraciadamente|lamentablemente) , si / me temo que si
      (si|claro|por supuesto|si claro|si por favor|si porfa) , {somebody}> / (si|claro) , {somebody} , (gracias|por favor|porfa)>
      (si|sip|sii|sipi|sipo|sep|sipis|seh|see|yes|yep|yeah|ses|sisi|sisisi|sim)
      (pues|ay|uy|eh|hombre|mujer|ah|oh|anda|venga|hala|obvio|claro|bueno) si / (q|que|k) si / si o si / si que si
      si (señor|señora|señorita) / (claro|obvio|seguro|evidente|evidentemente|por supuesto|desde luego) (que|q|k) si
      claro / claro claro / clarisimo / clarin / claro hombre / claro mujer / claro esta / por supuesto / x supuesto
      porsupuesto / desde luego / obvio / obviamente / logico / naturalmente / evidentemente / seguro / segurisimo
      segura / estoy (segura|seguro) / efectivamente / exacto / exactamente / exacta / correcto / correctisimo
      (asi|eso) (mismo)? es / eso mismo / asi mismo / tal cual / afirmativo / cierto / totalmente / absolutamente
      definitivamente / sin duda / sin dudarlo / sin ninguna duda / sin duda alguna / no lo dudes / con gusto
      con (mucho|todo) gusto / encantada / encantado / encantadisima / encantados / (te|os|le)? (digo|dije) que si
      (ya)? (te|os|le)? he dicho que si / es un si / un si (rotundo|enorme|grande) / (lo|la)? acepto {it}? / aceptamos
      aceptado / aceptada / lo acepto todo / (estoy|estamos) (muy|totalmente|completamente)? de acuerdo (con {it})?
      (estoy|estamos) conforme / conformes / (lo|la|los|las)? (confirmo|confirmamos) {this}? / confirmado / confirmada
      confirmadisimo / confirmado por mi parte / (queda|todo) (confirmado|confirmada) / como no / y como no
      (y)? (por que|por q|xq|pq|xk|porque) no / (voy|vamos) a decir que si / trato hecho / simon / (si|yo si) (quiero|queremos|quisiera)
      si acepto / si es / si es (correcto|correcta|asi|eso|esa|ese|perfecto|perfecta)
      de mil amores / por descontado / ya lo creo / eso quiero / quiero
      quiero que (me|nos)? (la|lo) reserves / con (toda|mucha) seguridad / estoy (dentro|listo|lista)
      tienes (mi|el) (permiso|ok|visto bueno|aprobacion) / tiene (mi|el) (permiso|ok|visto bueno|aprobacion)
      (asi|ahora) si (que si)? / doy mi (permiso|ok|visto bueno|aprobacion|consentimiento) / si gracias / si por favor / si porfa
      si (entonces|pues) / si a todo / va a ser que si / no , (perdon|perdona)? , (digo|queria decir|quise decir) (que)? si
      no (puedo|podria|voy a|vamos a) decir que no / no hay (motivo|razon|motivos) para decir que no`,
    ack: say`
      (ok|vale|perfecto|genial|venga|de acuerdo|bien|dale) , {somebody}>
      (queda|lo tengo|ya lo tengo|tengo)? (anotado|apuntado|anotada|apuntada) ({me}|por (aqui|mi lado))
      vale va / aja / ok / okey / okay / okis / oki / okas / oka / okok / k / vale / vale vale / vale pues / bale / vle / valep / oc
      perfecto / perfectisimo / perfe / perfec / perf / perfecta / genial / guay / estupendo / estupenda / fenomenal / fantastico
      excelente / ideal / bien / bn / muy bien / que bien / que guay / que bueno / {very} {good} / bueno / buenisimo
      venga / venga va / venga vale / venga pues / va / vaa / va va / vamos / dale / dale dale / dale pues / dale va
      listo / lista / listo pues / hecho / de acuerdo / deacuerdo / conforme / chevere / bacan / bacano / padre
      padrisimo / orale / sale / sale y vale / sale pues / sobres / arre / ya esta bien / joya / regio / barbaro
      de lujo / de maravilla / maravilloso / magnifico / increible / brutal / mola / guai / cool / super / superbien
      top / tope / de una / eso / eso eso / sin (problema|problemas|pegas|ningun problema|inconveniente)
      {me}? no hay (ningun)? (problema|problemas|pega|pegas|inconveniente|drama) / ningun (problema|inconveniente)
      no (tengo|tenemos|veo|vemos) (ningun)? (problema|inconveniente) / a la orden / como (tu)? (digas|diga|quieras)
      👍 / 👌 / ✅ / ✔ / 🆗 / 💯 / 🙌 / 👏 / 🤝 / ya quedo / me apunto / oki doki / okidoki
      (ok|vale|perfecto|genial|bien|venga|bueno) (entonces|pues)`,
    praise: say`
      si todo {very}? (bien|perfecto|correcto|ok|genial|bn)> / al final si
      (asi|eso|esto|este|esta) (esta|va|queda|es)? (mucho|bastante)? mejor / mejor asi
      {me}? {suits} / {me}? {suits} {very}? {good} {me}? / {me} {good} / {me} {very}? {good} / {good} {me}
      {me} (si|ok|okey|vale|no hay problema|ningun problema|sin problema) / {suits} (todo|eso)
      ({it}|todo|asi|todo eso)? (esta|es|suena|pinta|queda|parece|seria|estaria|ta|esta todo|estaria todo) {very}? {good} {me}?
      {it} {suits} {very}? {good}? / {it} (esta|es|suena|queda) {very}? {good}? {me}?
      (a|el|la|los|las)? {value} {suits} {very}? {good}? {me}?
      (a|el|la|los|las)? {value} (esta|es|queda|seria|estaria|suena)? {very}? {good} {me}?
      (a|el|la|los|las)? {value} (si|sí) / (me|nos) (gusta|encanta|apetece|mola|va genial|convence) {it}?
      {it} (me|nos) (gusta|encanta|mola|convence|va|viene|sirve) (mucho|un monton)? / {good} {it}
      todo {very}? {good} / todo (en orden|claro|clarisimo|listo) / esta todo / (que|muy)? buena (idea|opcion|hora)
      (es|era|eso es|justo|exactamente|precisamente|es justo) lo que (quiero|queria|buscaba|necesito|necesitaba|pedi|queriamos|andaba buscando)
      (justo|exactamente|precisamente) (eso|esa|ese|lo que queria|lo que buscaba|lo que necesito) / es (esa|ese|eso)
      (el|la|a|a las)? {value} (si que)? (puedo|podemos) / (puedo|podemos) (el|la|a|a las)? {value} / a esa hora {suits} {very}? {good}? / a esa hora (puedo|podemos|esta {good}|{good})
      ese dia {suits} {very}? {good}? / ese dia (puedo|podemos) / puedo (a)? (esa hora|ese dia) / mejor imposible
      no puede ser mejor / de {good} / {suits} de (lujo|maravilla|perlas|cine|fabula|muerte)
      no (me|nos) (va|viene|parece|cae|queda|vendria) (nada)? mal
      (me|nos) parece (una)? (muy)? buena idea / estoy (muy)? (contenta|contento) con {it}`,
    please: say`
      por favor / porfavor / porfa / porfi / porfis / porfa plis / x favor / xfavor / xfa / x fa / pf / pfa / plis
      pls / please / porfaplis / por favor te lo pido / hazme el favor / haz el favor / porfita`,
    courtesy: say`
      entonces> / pues>
      (gracias|muchas gracias|mil gracias|por favor|porfa|hola|buenas|perdona|perdon) , {somebody}>
      si no es (mucho|demasiado) pedir / si no es (mucho|ningun)? (problema|lio|trastorno|engorro) / si no (te|le|os|les) (molesta|supone (un|ningun)? (problema|molestia)|causa (mucha)? molestia)
      (ah|aah|oh|vaya|hala|uf) , (vale|ok|okey|bueno|ya|ya veo)
      (muchas|muchisimas|mil|un millon de|ok|infinitas)? (gracias|grasias|graciass|grax|grcs|gcs|thanks|thx|merci) (mil|guapa|guapo|maja|majo|cielo|otra vez|de nuevo|de antemano|por todo|por adelantado|a ti|a vosotros|a vosotras|a usted|a ustedes|de corazon|linda|bonita)?
      (muchas|mil|muchisimas)? gracias por (la|tu|su|vuestra|toda la|toda tu|el|tanta) (ayuda|paciencia|atencion|amabilidad|rapidez|respuesta|tiempo|servicio|gestion)
      (muchas|mil|muchisimas)? gracias por (todo|ayudarme|avisar|contestar|responder|esperar|atenderme|avisarme|el aviso|contestar tan rapido|responder tan rapido)
      (te|os|se|le|les) (lo)? (agradezco|agradecemos) (mucho)? (la|tu|su)? (ayuda|paciencia|atencion)?
      muy agradecida / muy agradecido / agradecida / agradecido / de nada / no hay de que
      (hola|ola|buenas|buenos dias|buen dia|buenas tardes|buenas noches|muy buenas|holi|hey|holaa) (de nuevo|otra vez|guapa|guapo|chicas|lucia)?
      perdon / perdona / perdone / perdonad / perdonen / disculpa / disculpe / disculpad / disculpen / lo siento (mucho|muchisimo|de veras|de verdad)?
      sorry / mil disculpas / mil perdones
      (perdon|perdona|perdone|perdonad|disculpa|disculpe|disculpen|lo siento|siento) (por)? (la|el|mi|las) (tardanza|demora|retraso|espera|molestia|molestias|lio|confusion)
      (perdon|perdona|disculpa|siento) (por)? (tardar|haber tardado|contestar tarde|responder tarde|no contestar antes|la hora) (en contestar|en responder|tanto)?
      hombre / mujer / chica / chico / tia / tio / hija / hijo
      que remedio / que le vamos a hacer / de todas (formas|maneras) / de todos modos / aun asi / a pesar de todo
      guapa / guapo / guapi / guapisima / cariño / cielo / reina / amor / corazon / bonita / bonito / maja / majo
      linda / hermosa / tia / tio / chicas / chicos / señorita / señora / señor / seño / amiga / amigo / amigas
      amigos / jefa / jefe / bro / mija / preciosa / querida / querido
      eres (un|una)? (sol|crack|amor|cielo|encanto|la mejor|el mejor|genial|maja)
      sois (unos|unas|los|las)? (cracks|mejores|geniales|soles|majas|majos|un sol) / (que|muy) amable / que maja
      que majo / muy amables / jaja / jajaja / jajajaja / jeje / jejeje / jiji / ja / xd / jj / ay / ah / oh / uy / eh
      hala / ole / ole ole / yuju / yupi / por fin / menos mal / si puede ser / si es posible
      si no es (mucha)? molestia / si eres tan amable / si no te importa / si no le importa / si me haces el favor
      si sois tan amables / 🙏 / 😊 / 🙂 / 😀 / 😄 / ❤ / 😃 / 🎉 / 😁 / 🤗 / ☺ / 🥳 / ✨ / 🥰 / 😍 / 🤞 / 💪 / 😘 / 💕 / 💖 / 💗 / 💅 / 🌸
      🌹 / 🤩 / 😉 / 😎 / 😆 / 😅 / 😂 / 🤣 / 💜 / 💙 / 💚 / 🧡 / 💛 / 🖤 / 💇 / ♀ / ♂ / 💃 / xx / xoxo / muac / muak`,
    restates: say`(la|de)? (vuelta|regreso|volviendo|volvemos|vuelvo|regresamos|regresando) (el|es|dia|para)* {last} / (me quedo|nos quedamos|sigo|seguimos) con (el|la)? {value} / (lo|la)? (dejo|dejamos|mantengo|mantenemos) (en|para|el|la)* {value} / {with} {value} / {with} {with} {value} / {with}? {value} entonces / (esa|ese) / (esa|ese|esta|este) (misma|mismo|{thing})`,
    keeps: say`
      (dejalo|dejala|dejemoslo|lo dejamos|lo dejo|mantenlo|lo mantenemos|que quede|se queda|queda)? tal? y? como (esta|estan|lo tenemos|lo tengo) ahora?
      (dejalo|dejala|dejemoslo|lo dejamos|lo dejo|la dejo|la dejamos|mantenlo|lo mantenemos|que quede|se queda) (asi|tal cual|igual) / tal cual (esta)?`,
    comes: say`
      (hasta|os veo|te veo|le veo|nos vemos|quedamos) (el|este)? {day} ((a las|a la)? {value})? (entonces|pues)? / hasta entonces / hasta ese dia
      nos vemos (pronto|luego|entonces|alli|ahi|alla)?
      (si)? (puedo|podemos) (ir|asistir|acudir) {value}? / (la|el)? (mantengo|mantenemos) (mi|la|nuestra)? cita
      (confirmo|confirmamos) (mi|nuestra|la)? (asistencia|presencia)
      no (llegare|llegaremos|llego|voy a llegar|vamos a llegar) tarde
      (llegare|llego|ire|estare) (puntual|a tiempo|a la hora|pronto|prontito|sin falta)
      (alli|ahi|alla|aca|aqui) (estoy|voy) (puntual|a la hora|sin falta|{value})?
      (si)? (que)? (voy|ire|vamos|iremos) (seguro|sin falta|puntual)? / sin falta / seremos puntuales
      soy (muy)? puntual / tengo (muchas|muchisimas)? ganas
      (que|con) ganas / que ilusion / (me|nos) hace (mucha)? ilusion / (lo|la)? (estoy|estamos) deseando
      lo estoy deseando / ya (tengo|tenia) ganas`,
    attends: say`
      (yo)? no (falto|faltare|faltaremos|voy a faltar|vamos a faltar|fallo|fallare|fallaremos) (a la cita|{value})? / no me (la|lo) pierdo (por nada)?
      (asistire|asistiremos|acudire|acudiremos|vendre|vendremos) (seguro|sin falta|puntual|{value})?
      (alli|ahi|alla|aca|aqui) (estare|estaremos|nos vemos|ire|iremos) (puntual|a la hora|sin falta|{value})?
      (estare|estaremos) (alli|ahi|alla|puntual|sin falta) (puntual|sin falta|{value})?
      (te|os|las|los|le|les) (veo|vere|vemos) (entonces|alli|ahi|(el)? {day}) / cuenta conmigo / cuenten conmigo / contad conmigo / cuente conmigo`,
    absent: say`
      (por|tengo|tenemos|ha sido)? un (imprevisto|contratiempo|problema familiar) / (un|hay un|hubo un)? cambio de planes / (me|nos)? han cambiado los planes
      ya no (me|nos)? (la|lo|las|los) (necesito|necesitamos|quiero|queremos) / no (la|lo) (necesito|necesitamos) (ya|mas) / ya no (me|nos)? hace falta
      (es que|porque|que)? (ya)? no (puedo|podemos|podre|podremos|voy a poder|vamos a poder) (ir|venir|asistir|acudir|llegar) (ya|al final|{value})?
      (es que|porque|que)? (estoy|me encuentro) (mala|malo|enferma|enfermo|mal) / (es que|porque)? (me ha|nos ha) surgido (algo|un imprevisto|una cosa)`,
    seconds: say`
      (mi|mis|el|la|nuestra|nuestro|nuestros) {who} (me)? (dice|dicen|confirma|confirman) (que)? (si|vale|ok|(esta|le parece) (bien|perfecto))
      (mi|mis|el|la|nuestra|nuestro|nuestros) {who} (ya|tambien)? (esta|estan) (ya|tambien|muy)? (de acuerdo|conforme|conformes|encantado|encantada)
      (mi|mis|el|la|nuestra|nuestro|nuestros) {who} (ya|tambien)? (ha|han)? (aceptado|acepta|aceptan|accedido|aprobado|aprueba|dado el visto bueno) {it}?
      (a (mi|mis|nuestro|nuestra) {who})? (a el|a ella|a todos|a ellos)? (le|les) (parece|va|viene|cuadra) (tambien)? (bien|genial|perfecto|estupendo|fenomenal)
      (el|ella|ellos|ellas|todos)? (ya|tambien)? (me)? (dice|dicen|ha dicho|han dicho|confirma) (que)? (si|vale|ok|(esta|le parece) (bien|perfecto))
      (el|ella|ellos|ellas|todos|todas) (ya|tambien)? (esta|estan) (ya|tambien|todos)? (de acuerdo|conforme|conformes)
      (el|ella|ellos|ellas|todos) (ya|tambien)? (ha|han)? (aceptado|aceptan|accedido|aprobado|dado el visto bueno) {it}?`,
    remark: say`
      (pues|la verdad)? (no|tampoco) (me|nos)? (es|esta|sale|parece|queda) (nada|muy|tan|demasiado|para nada)* (caro|cara|lejos) / (es|esta|sale|me parece|queda) (muy|bastante|super)? (barato|barata|economico|economica|asequible|bien de precio)
      antes de que (suba|suban) (de precio|el precio|los precios|mas)? / antes de que (se)? (llene|agote|agoten|acabe|acaben|ocupe)
      antes de que (me|nos|alguien|otro|otra|otra persona) (la|lo|se la|se lo|me la|me lo)? (quiten|quite|lleve|lleven|coja|cojan|pille|reserve|adelante|adelanten|pise|pisen) (alguien|otro|otra persona)?
      antes de que me arrepienta / corre / date prisa
      (ya)? no (me|nos) (acordaba|acordabamos) (ya)? (de (ella|eso|nada|la cita|esto))? / (ya|casi)? se (me|nos) (habia|ha) (olvidado|pasado|ido de la cabeza) (por completo)?
      (la|lo) (tenia|habia) olvidado / me habia olvidado (de (ella|eso|la cita|esto))?
      (si|ya que|como|pues si) (no hay|no queda|no tienes|no teneis|no tienen|no tiene) (otra|otro|otra cosa|nada mas|mas|nada mejor|mas huecos|otros huecos|otra opcion|mas opciones)
      (si|ya que|como) (solo|solamente)? (es lo unico|es la unica|es el unico|hay eso|queda eso|queda esa|queda ese) (que)? (hay|queda|teneis|tienes|tienen)?
      (ya que|como|porque|puesto que) es {value} / es {value} asi que
      (es que|perdona que|perdon que|disculpa que|perdona|perdon|disculpa)? ,? (es que|que)? (estaba|iba|andaba|he estado) (conduciendo|manejando|trabajando|en el trabajo|en una reunion|reunida|reunido|en la ducha|durmiendo|comiendo|en clase|en el medico|al telefono|liada|liado|ocupada|ocupado|en el bus|en el metro|en el coche|fuera|cocinando|en misa|con los niños|con la niña|con el niño)
      (es que|perdona que|perdon que|disculpa que|perdona|perdon|disculpa)? ,? (es que|que)? estoy (conduciendo|manejando|trabajando|en el trabajo|en una reunion|reunida|reunido|en la ducha|comiendo|en clase|en el medico|al telefono|en el bus|en el metro|en el coche|cocinando|en misa) (ahora|ahora mismo|en este momento)?
      (es que|perdona que|perdon que|disculpa que|perdona|perdon|disculpa)? ,? (es que|que)? estoy (liada|liado|ocupada|ocupado|fuera|con los niños|con la niña|con el niño) (ahora|ahora mismo|en este momento)
      {seen} / (perdona|perdon|disculpa) ,? (que)? {seen}
      (soy|estoy) (un poco|muy|tambien)? (alergica|alergico|intolerante|celiaca|celiaco|vegetariana|vegetariano|vegana|vegano|diabetica|diabetico|embarazada|nueva|nuevo|sensible|sorda|sordo|nerviosa|nervioso|zurda|zurdo|clienta|cliente) {allergy}?
      tengo alergia {allergy}? / tengo (el pelo|el cabello) (muy)? (largo|corto|rizado|liso|fino|graso|seco)
      (es|sera) (mi|la) primera (vez|visita) (que voy|que vengo|aqui)?
      (soy|somos) (cliente|clienta|clientes) (habitual|de siempre|nueva|nuevo)
      (llevo|llevare|pago|pagare) (en)? efectivo / para que (lo)? (sepas|sepais|sepa) / por cierto
      hace (mucho|tiempo|siglos) que no voy / soy yo otra vez / (ya)? (lo)? (tengo|he) apuntado
      (lo|me lo) apunto (en la agenda|en el calendario)? / donde siempre / como siempre / lo de siempre
      la de siempre`,
    enough: say`
      (muchas|mil)? gracias por (la|toda la)? (info|informacion|explicacion|aclaracion)
      (no)? ,? nada mas / (no)? ,? (eso|con eso|esto) (es|seria|era|ya es) todo / (no)? ,? es todo
      (no)? ,? seria todo / (no)? ,? asi (esta|estaria|esta todo|va|queda|me va) {very}? {good}
      no ,? no ,? (si|que)? (todo|esta|esta todo) {very}? {good} asi?
      no ,? (todo|esta|esta todo) {good} / no ,? (gracias)? ,? (asi|todo) {good}
      (no)? ,? (con eso|asi) (basta|vale|es suficiente|tengo suficiente|me basta|me sirve|ya esta)
      no ,? (no)? (necesito|quiero|queremos|necesitamos) nada mas / no (hace falta|hay|tengo|me hace falta) nada mas
      (no)? ,? sin cambios / (no)? ,? ningun cambio / no hay (ningun)? (cambio|cambios) / ningun cambio mas
      no ,? (no)? (tengo|hay) (mas|ninguna|otra)? (dudas|preguntas|pregunta|duda) / ninguna (duda|pregunta)
      (no)? ,? ninguna (mas)? / (no)? ,? no (te|se|os) (preocupes|preocupe|preocupeis) / estoy bien
      estoy bien ,? gracias / estamos bien / todo bien gracias / bien gracias / muy bien gracias / bien y tu
      (bien|ya)? (entendido|entendida|enterado|enterada|recibido) / (lo)? entiendo / no cambies nada / no cambiaria nada / no hay nada que cambiar`,
    leaves: say`
      adios / chao / chau / chaito / ciao / bye / bai / agur / adeu
      hasta (luego|pronto|la vista|otra|siempre|ahora|despues)
      que (tengas|tenga|tengais|tengan) (un|una)? (buen|buena|feliz|lindo|bonito)? (dia|tarde|noche|semana|fin de semana|finde)
      que (vaya|te vaya|os vaya|le vaya) bien / (buen|feliz|lindo) (dia|finde|fin de semana|tarde|noche)
      feliz (tarde|noche|semana) / cuidate / cuidaos / cuidense / igualmente
      (un)? (saludo|saludos|abrazo|abrazos|beso|besos|besito|besitos|bso|bss|saludito) (a todos|a todas|grande|enorme|fuerte)?
      (muchos|un) (besos|beso|besitos|besazo|abrazo) / nada / pues nada / no pasa nada / bueno pues nada / 👋`,
    link: say`
      ya esta / al final
      y / e / (y|e|pero|o|asi que) (entonces|pues) / pues [{word}] / pos / pue / entonces [{word}] / entoces / bueno / ademas / tambien / tb / tmb / ya / ya que / asi que
      asi pues / mira / oye / ah y / eh / ay / pues entonces / bueno pues / ok pues / en ese caso / siendo asi
      pues ya / ya pues / po / pes / nomas / no mas / eso si que / osea / o sea / venga pues / a ver / ahora / hale
      ea / mijo / ala / y ya / y ya esta
      que (demonios|diablos|narices|mas da|caray) / qué mas da / al diablo / a la porra / en fin / pues en fin`,
    asks: say`
      (donde|adonde|de donde|por donde|en donde|quien|quienes|cual|cuales|en que (calle|sitio|piso|zona|direccion|numero)|que (direccion|telefono|numero|calle|linea|autobus|bus|metro|parada|ropa|documentos|documentacion))
      (mira|mirad|mire|comprueba|comprobad|averigua|averiguad) si
      como (se (llega|va|llama|llaman)|llego|llegar|puedo (llegar|ir|contactar)|os (llamais|encuentro)|te llamas|se llama)
      (y|ah y|por cierto|oye|ademas|tambien)? (dime|digame|decidme|mandame|enviame|pasame|recuerdame|explicame|mandeme|envieme|paseme|mandadme|enviadme|pasadme|recuerdeme) (la|el|tu|su|vuestra|vuestro|una|un|como|donde|que|quien|cual) (direccion|ubicacion|telefono|numero|mapa|localizacion|calle|recordatorio|correo|llego|esta|llegar|justificante|comprobante|email|whatsapp|contacto|web|instagram)
      (me|nos)? (puedes|podrias|podeis|puede|podria|pueden|podrian) (decir|mandar|enviar|pasar|dar|explicar|recordar|indicar|decirme|mandarme|enviarme|pasarme|darme|explicarme|recordarme|indicarme|decirnos|mandarnos) (la|el|tu|su|vuestra|vuestro|una|un|como|donde|que|quien|cual)
      (me|nos) (dices|mandas|envias|pasas|das|recuerdas|explicas|mandais|enviais|pasais|dais|manda|envia|pasa|da|dice) (la|el|tu|su|vuestra|vuestro|una|un|como|donde|quien|cual) (direccion|ubicacion|telefono|numero|mapa|localizacion|calle|recordatorio|correo|llego|esta|llegar|justificante|comprobante|email|whatsapp|contacto|web|instagram)
      (y)? (hay|teneis|tienen|tienes) (parking|aparcamiento|wifi|parada|metro|ascensor|estacionamiento|rampa|aire acondicionado|cafe)`,
    asks_terms: say`
      cuanto / cuanta / cuantos / cuantas / cuando / hasta cuando / por que / pq / xq
      que (precio|hora|dia|fecha|cuesta|vale|incluye|pasa|significa|es|quieres|dices|haces|sala|persona)
      a que (hora|precio) / es / son / era / seria / sera / con / o / u / solo / para (mi|que|cuantos|cuando|quien)
      a nombre / seguro que / segura que / de verdad / en serio / de veras
      (ya)? (esta|estaria|queda|quedo|estoy) (reservada|reservado|confirmada|confirmado|hecha|hecho|anulada|cancelada|apuntada|apuntado)
      (puedo|podria|podriamos|se puede|se podria|podemos) (cancelar|anular|cambiar|mover|pagar|decidir|confirmar|venir|ir|elegir|anularla|cancelarla|cambiarla|moverla|pagarla)
      hay que / tengo que / tendria que / he / has / habeis / ha / han
      me (has|habeis|ha|cobras|cobrais|cobran|cobra|llamais|confirmas|confirma|confirmais) / te he / si o no / que tal / (cual|cuales)> / que era> / me (lo|la|las|los)? (repites|repite|repetis|explicas|explica)
      ({confirm}|confirmar|confirmo|{book}|{to_book}|reservo|{call_off}|{to_call_off}|{move}|{to_move}|pagar|si a) (el)? que
      estas / sois / eres / y si / va / cobrais / cobras / cobran`,
    no: say`
      (es|va a ser)? un no (rotundo)? (por mi parte|para mi)? / negativo
      no / nop / nope / nel / nanay / nones / noo / nah / ninguno / ninguna / 👎 / ❌ / 🙅 / nada de eso / no gracias
      no , gracias / nones / nada`,
    refuses: say`
      no digo (que)? si / (es|era) (una)? broma / (estoy|estaba) (bromeando|de broma) / (me he equivocado|me equivoque) de (chat|persona|numero) / no (la|lo|las|los|me la|me lo)? (cambio|muevo|anulo|cancelo|reservo|cojo|paso)
      nain / ni / ni hablar / ni loca / ni loco / ni de broma / ni pensarlo / nunca / jamas / tampoco / nadie
      para nada / de eso nada / que va / paso / olvidalo / olvida / olvidadlo / olvidate / olvidese / dejalo / dejala
      dejadlo / dejadla / dejelo / dejela / dejenlo / dejemoslo / dejarlo / dejarla / lo dejo / la dejo / lo dejamos
      la dejamos / lo dejare / mejor (no|lo dejo|la dejo|lo dejamos|dejarlo) / mantenla / mantenlo / mantengala
      mantenedla / la mantengo / mantener / mantengo / conserva / conservala / sin / rechazo / rechazar / declino
      detente / basta / stop / venga ya / anda ya / vaya / vaya tela / ya no
      me (he)? (equivocado|equivoque|confundi|confundido) / te (has)? (equivocado|equivocas) / se (ha)? equivocado
      mal / incorrecto / incorrecta / falso / error / equivocado / equivocada / cancela la (cancelacion|anulacion)
      que no / 🚫 / 🙅‍♀ / ✖ / tururu / y un jamon / ojala / imposible / nada de nada / me niego / va a ser que no
      sigue buscando / (he|hemos) (cambiado|decidido) (de (idea|opinion|parecer)|que no) / cambie de (idea|opinion)
      (lo|la)? (voy|vamos) a (dejarlo|dejarla|dejar) (pasar|correr|estar)? / no cuentes conmigo / no conteis conmigo`,
    postpones: say`
      (cuando|en cuanto|despues de que|hasta que) (lo|la)? (hable|haya hablado|consulte|haya consultado|confirme|vea|mire|pregunte) (con|a)? (mi|mis|el|la) {who}
      no (me|lo|la|los|las)* (reserves|reserve|reserveis|confirmes|confirme|hagas|haga|compres|pagues) nada? (todavia|aun|ahora|de momento|por ahora)
      luego / mas tarde / mas adelante / despues / ahora no / aun no / todavia no / aun / todavia / de momento
      por ahora / por el momento / espera que
      (estoy|estamos|sigo|seguimos)? (esperando|espero|esperamos) (a|por)? (que)? (me|nos)? (conteste|responda|confirme|diga|(la)? (respuesta|confirmacion|contestacion) (de|del))? (mi|el|la|nuestro|nuestra) {who} ((me|nos)? (conteste|responda|confirme|diga))?
      un (rato|ratito|poco)
      en (un|otro) (rato|momento|ratito) / otro (dia|momento|rato) / mejor otro (dia|momento)
      (dame|deme|dadme|denme|dejame|dejeme|dejadme|dejenme) (un|una|unos|cinco|diez|dos|pensar|que|mirar|ver|consultar|pensarlo|mirarlo|consultarlo|verlo|hablarlo|preguntar|tiempo|comprobar|revisar)
      (me)? (lo|la) (pienso|pensare|pensamos|miro|mirare|consulto|consultare|hablo|hablare|comento|pregunto|medito|veo|vere|reviso|valoro|valorare|estudio|confirmare|decido|decidire)
      (mi|mis|el|la|nuestra|nuestro) {who} (tiene|tienen|debe|deben) (que)? (aprobarlo|aprobar|confirmar|confirmarlo|validarlo|decidir|decidirlo|verlo|firmarlo|dar el visto bueno|decir que si)
      (voy|tengo que|tendria que|debo|hay que|vamos) (a)? hablar / (quiero|necesito) hablar con (mi|mis|nuestro|nuestra)
      (voy|tengo que|tendria que|quiero|necesito|debo|hay que|vamos) (a)? (pensar|pensarlo|pensarmelo|mirar|mirarlo|consultar|consultarlo|preguntar|hablarlo|ver|verlo|comprobar|decidir|organizarme|revisar|cuadrar)
      (te|os|le|les|se) (lo)? (digo|dire|diremos|aviso|avisare|confirmo|confirmare|confirmamos|cuento|llamo|llamare|escribo|escribire|contesto|contestare|comento|pregunto|informo)
      ya (te|os|le|les) / (ya)? (te|os|le) (digo|dire|cuento) algo
      ya (la|lo)? (reservo|reservamos|reservare) (yo|nosotros)? {someday}? / {someday} ,? ya? (te|os|le|se|lo|la)? (lo|la)? {decide} / (te|os|le|se)? (lo|la|los)? {decide} {someday}
      {book_it} hasta / {book_it} hasta {someday} / {call_off_it} {someday} / si bueno / confirmare / decidire
      avisare / hablamos / lo hablamos / ya veremos / veremos / ya vere / ya vemos / vamos viendo / a ver si
      indecisa / indeciso / tengo una duda / prefiero esperar / pensarlo / consultarlo / pendiente`,
    pause: say`
      espera / esperate / espere / esperese / esperad / esperen / aguarda / aguarde
      un (momento|momentito|segundo|segundito|seg|minuto|minutito)`,
    retry: say`
      (intentalo|intentelo|intentadlo|intenta|intente|pruebalo|pruebelo|prueba|pruebe|probad|probemos|intentemoslo|hazlo|hagalo) (otra vez|de nuevo|nuevamente|una vez mas)
      (puedes|podrias|puede|podria|podeis|podemos|quieres) (intentarlo|probarlo|probar|intentar|hacerlo) (otra vez|de nuevo|nuevamente|una vez mas)
      (vuelve|vuelva|volved|puedes volver|podrias volver) a (intentarlo|probar|probarlo|intentar|hacerlo)
      reintenta / reintentalo / reintentar / reintentelo`,
    conditions: say`
      si (hay|teneis|tienes|tiene|tienen|aceptais|aceptas|aceptan|admiten|dejais|dejan|incluye|cuesta|se puede) {..5}
      si (la|lo|las|los) (anulo|cancelo|cambio|muevo|aplazo|quito) [, , {word}]
      si (anulo|cancelo|cambio|muevo|reservo|pago|confirmo|acepto|digo que si) , (puedo|podre|podria|podemos|cuanto|cuando|que|me|tengo|hay|se|pierdo|te|os|le|como|donde|luego|despues)
      bueno bueno bueno? / ya ya ya? / ya? ya ,? (claro|seguro) / (si|ya) (si|ya)? (lo que (tu|usted) (digas|diga)|claro que si guapi)
      (ya)? (estoy|estare|estaremos) (liada|liado|ocupada|ocupado|fuera|de viaje|trabajando|en el trabajo|reunida|reunido|en clase) (el|la|a la|a las|en|por)? ({value}|(ese|este|todo el) (dia|finde|fin de semana)|(esa|esta) (mañana|tarde|semana|hora)|entonces)
      quiza / quizas / tal vez / talvez / a lo mejor / igual / igual si / puede / puede que / puede que si / puede ser
      podria ser / depende / dependiendo / posiblemente / probablemente / supongo / supongo que si / imagino / creo
      creo que si / diria que si / no se / ni idea / en principio / en teoria / seguramente / casi / mas o menos
      quien sabe / ni si ni no / si y no / hmm / mmm / hm / mm / ehm
      si (yo|tu|el|ella|mi|mis|eso|hay|no|acaso|quieres|quereis|quiere|quieren|tengo|tienes|salgo|llego|cobro|fuera|fuese|hubiera|sale|queda|acabo|termino|encuentro|consigo|vosotros|ustedes|usted|alguien|todo|me da|me dan|me deja|me dejan|te parece|le parece|os parece|os va|te va|se puede|puedo|podemos|me confirmas|me aseguras|es (que|con|en|para|por|mas|muy)|es {value}|esta (libre|incluido|incluida)|vivo|sigue|ves|crees|lo ves|tu lo dices|tanto|hace falta|es necesario|es a|es el|es la)
      si (te|os|le|les|yo|ahora)? (digo|dijera|dijese) que si / si (la|lo|le) (dejas|dejais|haces|pones|ponen|bajas|bajais|puedo|ves) / siempre que / siempre y cuando
      mientras / en cuanto / cuando / cuando (pueda|sepa|quiera|cobre|salga|llegue|tenga) / hasta que / antes de
      antes / antes que / con tal / a menos / a no ser / salvo / excepto / aunque / solo si / a condicion / en caso
      condicionado / suponiendo / una vez / (mi|mis|el|la|su|tu) {who} / (a|con|de) (mi|mis|el|la) {who} / {good} para (mi|mis|el|la) {who} / dudo
      tengo dudas / me da que / provisional / provisionalmente / pero / sin embargo / menos / excepto que
      a condicion de / no estoy (segura|seguro) / no lo tengo claro / ojala`,
  },
  acts,
  requests,
  terms: say`
    precio / precios / cuesta / cuestan / costaria / costar / costo / coste / cuanto / cuanta / caro / cara / caros
    barato / barata / pagar / pago / pagas / cobrar / cobrais / cobras / cobran / cobra / señal / fianza / deposito
    anticipo / tarjeta / efectivo / bizum / iva / impuestos / tasas / anular / anularla / anulacion / anulada
    cancelar / cancelarla / cancelacion / cancelo / anulo / cambiar / cambiarla / quitar / quita / quitas / alargar / acortar / ampliar / modificar / repetir / repites / repite / otra vez / de nuevo / mover / moverla / devolver
    devolucion / devolveis / reembolso / reembolsable / descuento / gratis / oferta / incluye / incluido / incluida
    dura / duracion / tarda / tardas / tardais / hora / horas / minutos / rato / antes / despues / tarde / temprano
    mas tarde / mas pronto / dia / fecha / luego / solo / primero / otro / otra / otros / otras / distinto / diferente
    reservar / reservada / reservado / reserva / reserve / reservo / confirmada / confirmado / confirmar / confirmo
    confirmas / seguro / segura / si o no / si (yo|me|no|tengo|puedo|luego|al|llego|quiero|la|lo|es|hay) / dijiste
    has dicho / he dicho / dices / quieres decir / guardar / guardas / guardais / mañana / semana / euros / dinero
    cuando / hasta`,
  tags: say`vale / ok / okey / okay / si / de acuerdo / esta bien`,
  // "Sí, y luego la de mi hija" goes on to the next.
  unexplained: say`(y|e) (luego|despues) (la|el|las|los|un|una|otra|otro|mi|nuestra|nuestro|para|con|tambien)`,
};
