import type { Classes } from '../../lexicon/lexicon.ts';
import { withPronouns } from '../hung.ts';
import type { CueWords } from '../language-data.ts';
import { say } from '../say.ts';

/** What stands for any of its phrases in those below and in the rest of the language. */
export const classes: Classes = {
  // When something will be done that is not done now.
  soon: say`
    (pasado)? manana (por la (manana|tarde|noche)|a primera hora)? / hoy / esta (tarde|noche|semana) / este (finde|fin de semana) / luego / despues / mas tarde / en (un rato|cuanto) / antes / cuando / dentro de
    el (lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia|finde|{d}) (por la (manana|tarde|noche))? / la semana que viene / la proxima semana / a (finales|principios)`,
  someone: say`(uno|una|alguno|alguna|algunos|algunas|{n}) de (nosotros|nosotras|ellos|ellas|los amigos|mis amigos|nuestros amigos) / alguien / (un|una|otro|otra) (amigo|amiga|persona|invitado|invitada|companero|companera)`,
  leaves: say`
    (al final|ya|finalmente)* no (viene|vienen|va|van|puede|pueden|podra|podran|vendra|vendran|ira|iran) (venir|ir)? (al final|ya)?
    (se)? (tiene que|tienen que|va a|van a)? (queda|quedan|quedara|quedaran|quedarse) (en casa|aqui)
    (se|nos) (ha|han)? (caido|cayo|cayeron|echado atras|echo atras|descolgado|dado de baja|fallado|fallo|retirado|baja|bajan)`,
  booking: say`
    cita / citas / reserva / reservacion / turno / hora / visita / consulta / vuelo / viaje / pasaje / billete
    sesion / hueco / mesa / sala / espacio / habitacion`,
  hecho: say`
    (reservado|apuntado|anotado|confirmado|guardado|anulado|cancelado|cambiado|movido|registrado|agendado|grabado|borrado) / (reservada|
      apuntada|anotada|confirmada|guardada|anulada|cancelada|cambiada|movida|registrada|agendada|grabada|borrada)`,
  suya: say`(la|el|mi|mis|nuestra|nuestro)* (hora|dia|fecha|{booking})`,
  // Without "adelante", which is "go ahead".
  change: [
    ...withPronouns(say`cambiar / cambia / cambie / cambiad / cambien / modificar / modifica / modifique / modificad / modifiquen / mover
      mueve / mueva / moved / muevan / correr / corred / aplazar / aplaza / aplace / aplazad / aplacen / posponer / pospon / posponga
      posponed / pospongan / reprogramar / reprograma / reprograme / reprogramad / reprogramen / retrasar / retrasa / retrase / retrasad
      retrasen / adelantar / adelanta / adelantad / adelanten / corregir / corrige`),
    ...say`retrasas / retrasais / retraseis / adelantas / adelantais / adelanteis / aplazas / aplazais / pospones / mueves / moveis / modificas / reprogramas
      atrasas / atrasar / atrasarla / atrasarlo / atrasa / atrasala / atrasalo / atrasarme / atrasarmela
      cambio / cambias / cambiais / cambiamos / cambiaria / cambiemos / modifico / modificue / aplazo / pospongo / reprogramo / retraso
      adelanto / adelantela / adelantelo / adelanteme`,
  ],
  cancelling: [
    ...withPronouns(
      say`cancelar / cancela / cancele / cancelad / cancelen / anular / anula / anule / anulad / anulen / desmarcar`,
    ),
    ...say`cancelo / cancelacion / cancelado / cancelada / cancelamos / cancelemos / cancelaria / anulo / anulacion / anulamos / anularia`,
  ],
  add: [
    ...withPronouns(say`anade / anada / anadid / anadan / agrega / agregue / agregad / agreguen / suma / sume / sumad / incluye / incluya
      incluid / anadir / agregar / sumar / incluir / mete / meta / meted / meter`),
    // With nothing on it, "pon" may put anything anywhere.
    ...say`ponle / ponles / ponlela / ponselo / ponsela`,
  ],
  remove:
    withPronouns(say`quita / quite / quitad / quiten / quitar / elimina / elimine / eliminad / eliminar / borra / borre / borrar
    saca / saque / sacar / retira / retire / retirar`),
  person: say`
    persona / humano / humana / agente / alguien / operador / operadora / recepcionista / encargado / encargada
    asesor / asesora / representante / responsable / dueno / duena / empleado / empleada / companero / companera
    trabajador / trabajadora / ejecutivo / ejecutiva / jefe / jefa / propietario / propietaria / gerente`,
};

export const cues: CueWords = {
  greeting: say`
    (hay alguien|estas|sigues|estais|esta usted) (ahi|por ahi|aqui)>
    <(hola|holas|holi|holis) / <(ola|hola) / (buen|buenos) (dia|dias) / buenas (tardes|noches) / <buenas>
    <buenas / que tal> / <(que|q|k) (onda|onda contigo|hubo|tranza|pasa|pedo|pex)> / <(que|q|k) onda / <(quiubo|quiubole|wenas|wena|quihubo) / <saludos / <(hey|ey|hello|hi)> / 👋 / - buenas (tardes|noches) (del|de el)`,
  thanks: say`
    (muchas|mil|muchisimas)? gracias ((por|de) (todo|tu ayuda|la informacion|su ayuda))? / te lo agradezco
    se lo agradezco / (agradecido|agradecida) / muy amable / 🙏`,
  goodbye: say`
    <(perdon|perdona|perdone|uy|ay|lo siento)? ((me he|me) (equivocado|equivoque|confundido) de (numero|persona|chat|telefono|contacto)|numero equivocado) (perdon|perdona|perdone|lo siento|disculpa|disculpe)?>
    - (me he|me) (equivocado|equivoque|confundido) de (numero|telefono) (es|el|era|seria|mi|ahora|:)
    adios / hasta (luego|pronto|manana|entonces|otra|la (proxima|vista))> / chao / chau / nos vemos
    que (tengas|tenga|tengan|pases|pase) un? (buen|bueno|buena|feliz|felizo|feliza|bonit|bonito|bonita) {..1}
    cuidate / bye / feliz (dia|tarde|noche)`,
  small_talk: say`
    - a como (esta|estan)
    como (estas|esta|andas|te va|va todo|va|estan) / que tal (estas|esta|todo|va|te va)? / que haces
    (eres|es usted) (un|una)? (robot|bot|maquina|persona|humano|ia|real) {..1}
    (quien|como) (eres|te llamas|se llama) / cual es tu nombre / cuentame un chiste / te quiero
    que (bonito|buen|mal|lindo) (dia|tiempo) / mucho gusto / un placer
    feliz (ano|navidad|cumpleanos) / que (majo|maja|simpatico|simpatica|tonto|tonta)`,
  help: say`
    <(ayuda|ayudame|ayudanme) (por favor)?> / (necesito|quiero|pido) (tu|su|un poco de|algo de)? ayuda>
    me? (puedes|puede|podrias|podria|pueden) (ayudar|ayudarme)>
    (no|ya no) (entiendo|comprendo|entendi|me aclaro) (nada|bien|como|que)*
    (estoy|ando) (perdido|perdida|confundido|confundida|liodo|lioda|liado|liada)
    (como|que) (funciona esto?|hago|se hace|tengo que (hacer|poner|escribir|decir)|debo (hacer|poner|escribir|
      decir)|puedo (poner|escribir|decir|responder)) (ahora|aqui)?
    instrucciones / socorro / no se (que|como) (hacer|decir|poner|usar) {..1} / que quieres decir / como se usa`,
  capabilities: say`
    que (puedes|puede|sabes|podrias|pueden|podeis) (hacer|ofrecer|ofrecerme|ayudar|ayudarme) (por mi)?
    en que me? (puedes|puede|podrias|pueden) (ayudar|ayudarme)
    que (ofreces|ofrecen|ofrece|ofreceis|servicios|opciones) (tienes|tienen|hay|ofreces|ofrecen|ofreceis|teneis|
      prestan|tiene)?
    para que (sirves|sirve|es esto|estas) / cuales son (tus|sus|los|las) (servicios|opciones|funciones) / <menu>
    <opciones> / <servicios> / que (hacen|haceis|se puede hacer) (aqui|ahi)?
    que puedo (hacer|pedir|reservar) aqui?
    - que (ofreces|ofrecen|ofrece|ofreceis|servicios|opciones) (tienes|tienen|hay|ofreces|ofrecen|ofreceis|
      teneis|prestan|tiene)? (de|cuesta)`,
  person: say`
    (hablar|hable|comunicar|comunicarme|comunicarse|contactar|conectar|conectarme|pasa|pasame|pasar|pasarme|
      pase|paseme|pong|pongme|pongrme|ponga|pongame|pongarme|poner|ponerme|chatear|platicar|transfiera|
      transfierame|transfiere|transfiereme|deriva|derivame|derivar|derivarme|atienda|atender) (con|a|por)? (un|
      una|el|la|algun|alguna|otra|tu|su|vuestro|vuestra)* {..1} {person}
    (hablar|hable|platicar|comunicarme) con (la|el|una|un|vuestra|vuestro|tu)? (peluquera|peluquero|estilista|chica|chico|senora|senorita|manicurista|dentista|doctora|doctor|guia|conductor)
    (quiero|necesito|prefiero|deseo) (un|una|a|que me atienda|hablar con)+ {person} (real|humano|humana|
      de verdad)?
    (me|nos) (han|habeis|has|ha)? (cobrado|cobraron|cobrasteis|cargado|cargaron) (dos veces|el doble|doble|de mas|mal|demasiado)
    <(una|un|con una|con un)? (persona (real|humana)?|humano|agente|operador|operadora|asesor|asesora|
      recepcionista) (por favor|porfa|ya|ahora|ahora mismo|cuanto antes|rapido|gracias)*>
    (atencion|servicio) al (cliente|publico) / hoja de reclamaciones
    (tengo|tenemos|poner|pongo|hacer|hago|presentar|presento|dejar) (una|otra)? (queja|reclamacion|reclamo)
    (es|seria|llamo|escribo) (por|para) (una|otra) (queja|reclamacion|reclamo)
    (quiero|queremos|quisiera|queria|necesito|vengo a) (quejarme|quejarnos|reclamar)
    (me puede|que me|puede|puedes|podeis|podria|podrian|podriais|pueden) {..1} (llamar|llame|llamarme|llamen|
      atender) (alguien|una persona)?
    - (me|nos|le|les|la|lo|te) (puede|pueden|puedes|podeis|podria|podrian|podriais) atender (hoy|manana|pasado|el|la|los|este|esta|a|sobre|por|para|con|entre|antes|despues|lunes|martes|miercoles|jueves|viernes|sabado|domingo|en)
    con quien (puedo|podria|podemos|tengo que|hay que|debo) (hablar|contactar|tratarlo)
    (hablo|hablamos) con alguien
    (prefiero|preferiria|quiero|quisiera|queria|me gustaria|mejor) (tratarlo|hablarlo|verlo|arreglarlo|gestionarlo|hacerlo|reservar|tratar esto|ver esto) (directamente)? con (un|una|alguna|algun)? {person}
    (me|nos) (pasas|pasais|pasa|pasan|pones|poneis|pone|ponen) con (la|el|tu|su|un|una|vuestra|vuestro|alguna|algun)* {person}
    (quiero|necesito|quisiera|prefiero|espero|pido) (que)? (una|la)? llamada / (devuelveme|devuelvame|devolvedme|devuelvanme) la llamada
    (que)? alguien (me|nos) (contacte|llame|llama) / (poneos|ponganse|ponte|pongase) en contacto conmigo
    (llamame|llameme|llamadme|llamenme) / hay alguien ahi? / no (quiero|con) (un|una)? (robot|bot|maquina)`,
  cancel: say`
    {cancelling} ((todo|eso|la|el|mi|esta|esa) {booking}?)?
    (olvidalo|olvidala|olvidate|(olvida|olvidar) (eso|lo|todo)|dejalo|dejala|(dejalo|dejarlo) estar?|dejemoslo|
      dejarlo|dejadlo|nada dejalo)
    mejor? (lo|la) (dejamos|dejo|dejare|dejaremos|dejemos) (estar|correr|aqui|asi)?>
    <(para|parar|alto|stop|basta|salir|terminar|termina|fin)>
    <(no|no gracias|mejor)? ya no> / ya no (quiero|la quiero|lo quiero|me interesa|necesito|la necesito|lo necesito|(me|nos) hace falta|puedo ir|voy|voy a ir) {..3}
    no (me|nos) (va a hacer|hara|hace) falta (la|mi|esa|esta|nuestra) {booking}
    (al final|finalmente) no (me|nos|la|lo)* (va a hacer falta|hara falta|hace falta|necesito|necesitamos|necesitare|voy a necesitar)>
    no (necesito|necesitare|voy a necesitar|necesitamos) (la|mi|esa|esta|nuestra) {booking}
    no (quiero|voy a querer) (seguir|continuar|nada|mas) / (ya)? no (me|nos) interesa (ya)?>
    {remove} (todo|(la|mi|esa|esta) (cita|reserva)|lo)
    no (puedo|podre|podemos|podremos|podria|voy a poder|vamos a poder) (ir|asistir|acudir|venir) / me (echo|eche) (atras|para atras) / devolucion
    - {someone} {leaves}
    - {cancelling} ((todo|eso|la|el|mi|esta|esa) {booking}?)? (gratuita|gratis|cuesta|politica)`,
  change: say`
    (pasar|pasarme|pasa|pasame|pasas|pasais|pasen) (mi|mis|nuestra|nuestro|la {booking}|el {booking}) / (pasarla|pasarlo|pasarmela|pasarmelo) (a|al|para)
    {change} (la|el|mi|de|a|para|por|esa|ese|todo|lo|hora|dia|fecha|{booking})* / he cambiado de (idea|opinion)
    cambie de (idea|opinion|parecer)
    (mejor|prefiero|preferiria|prefieria|preferible|quisiera mejor|mas bien) {..1}
    (otro|otros|otra|otras|distinto|distintos|distinta|distintas|diferente|diferentes) (dia|hora|fecha|horario|
      hueco|servicio|peluquero|peluquera|estilista|persona|cosa|opcion|cita|semana|sitio|sala|espacio|momento)
    con (otro|otra)> / con (otro|otra) (chico|chica|persona) / con alguien (mas|distinto|distinta|diferente)
    (algo|alguna cosa) (diferente|distinto|mas (tarde|temprano)|antes|despues) / en (vez|lugar) de
    (pued|podr|pod) {word} ser mas? (otro|otra|antes|despues|mas tarde|mas temprano|el|a las|por la) {..1}
    (ponlo|ponla|pasalo|pasala|dejalo|dejala|hazlo|hazla|que sea|ponme|pasame) mejor? (a|al|en|el|para|la|por)
    (antes|mas tarde|mas temprano|mas pronto) (si|por favor|mejor|seria|puede) / volver (a|al|a la|a los)
    seria mejor / (es|muy|demasiado|un poco) (tarde|temprano|pronto)>
    - (del|desde el) otro dia / - el otro dia (me|os|nos|te|le|lo|la|fui|vine|estuve|hicisteis|hice|pedi|llame|reserve|compre|cuando|en)
    - (mejor|prefiero|preferiria|prefieria|preferible|quisiera mejor|mas bien) que? (no|si>)`,
  correction: say`
    <(perdon|perdona|perdone|ay|uy|ups|espera|espere|corrijo|correccion|digo|mejor dicho|me equivoque|error mio|
      no espera|en realidad)
    - (perdon|perdona|perdone|lo siento) (pero|que)? (ya|es que)* no (voy|puedo|podre|llego|podemos|vamos|podremos|me va) / - (perdon|perdona|perdone) (por|que)
    (en realidad|realmente|mejor dicho|quise decir|queria decir|quiero decir|me equivoque|me he equivocado|
      me confundi|me he confundido|fue un error|pensandolo (bien|mejor)|rectifico|corrijo|digo>)
    (te|os|se) (confundiste|equivocaste|confundisteis|equivocasteis|has confundido|has equivocado|habeis confundido|habeis equivocado)
    (mejor|al final|finalmente) [si>] / (al final|finalmente) (va a ser|vamos a|sera|seria|tiene que ser|tendra que ser|tendria que ser|que sea|mejor)
    no (es|era) / eso? (no es|esta mal|es incorrecto) (correcto|asi|eso|lo que (dije|queria))? / sino`,
  restart: say`
    (empezar|empezamos|empeza|empezemos|comenzar|comenzamos|comenzemos|empieza|empiezo|comienza|comienzo|
      volver a empezar|vuelve a empezar|reiniciar|reinicia|reiniciemos|reinicio|resetea|resetear) (de|desde|
      todo|otra)* (nuevo|cero|vez|el principio|el inicio)?
    (de|desde) (cero|el principio) / <(de|desde) nuevo> / volver al (principio|inicio) / borron y cuenta nueva
    otra vez desde`,
  retry: say`
    (intentar|intenta|intentalo|intentarlo|intentemos|intente|intentelo|intentemoslo|prueba|pruebalo|pruebe|
      probar|probarlo|probemos|reintentar|reintenta|reintentalo|reintentarlo|reintente|reintentemos|envia|
      enviame|manda|mandame) (lo|la|el codigo|el enlace|el qr)* (de nuevo|otra vez|nuevamente|una vez mas)
    <(otra vez|de nuevo|nuevamente|reintentar|reintenta)> / reintent {word}
    vuelve a (intentar|intentarlo|intentarla|probar|probarlo|probarla|enviar|enviarlo|enviarla|mandar|mandarlo|
      mandarla)
    (volver|vuelvo|volvemos|volvamos) a (intentar|intentarlo|intentarla|probar|probarlo|probarla)
    (nuevo|otro) (codigo|enlace|qr|intento)`,
  book: say`
    (me|nos|le) (haces|haceis|hace|hacen|das|dais|dan|buscas|buscais|coges|cogeis|encuentras|encontrais) (un|una|algun|alguna) (hueco|huequito|cita|hora|sitio)
    (reservar|reserva|reservo|reservame|reservarme|reserve|reservemos|reservamos|agendar|agenda|agendo|agendame|
      agendarme|agende|agendemos|pedir|pedirme|pido|pedi|solicitar|solicito|solicita|concertar|concerto|sacar|
      saco|sacarme|saque|saquo|hacer|hacerme|tomar|tomarme|coger|cogerme|programar|programa|programo|apartar|
      aparta|apartame|apuntar|apunta|apuntame|apuntarme|buscar|busco|busca|buscame|comprar|compro|dar|darme|
      dame|deme|obtener|conseguir|poner|ponerme|ponme|tener) (una|un|la|el|mi|otra|otro|para|hora|
      nueva)* {booking}
    (quiero|quisiera|necesito|deseo|me gustaria|querria|queria|busco|hay|tienes|tienen|podria tener|
      puedo (tener|pedir|reservar|agendar|hacer)) (una|un|la|reservar|agendar|pedir|hacer|concertar|sacar|tener|
      solicitar|otra|coger)* ({booking}|hora)
    <(una|para (una|la)?|para pedir|para reservar|mi|nueva)? (cita|citas|reserva|turno|reservar|agendar|
      cita previa) (medica|nueva|por favor|porfa|porfi|previa)*>
    (quiero|quisiera|necesito|deseo|me gustaria|querria|queria|puedo|podria) {..1} (reservar|agendar|pedir|
      volar|viajar|cortarme|tenirme|hacerme|peinarme|cortar|ir) {..1}
    (cogeme|cojeme|cogedme|dame|dadme|deme|denme|ponme|ponedme|buscame|buscadme|pillame|pilladme|reservame|pideme|sacame|apuntame) (una|un|ya)* (hora|hueco|huequito|cita|turno)
    (cita|hora|turno) (para|con) / <(reservar|agendar|reserva|reservame|agendame|pedir)
    - (puedo|podria) {..1} ir (con|acompanado|acompanada|sin) {..2}`,
  availability: say`
    (hay|tienes|tienen|teneis|tendras|tendrias|tendran|tendria|habria|habra|queda|quedan|tiene) (algo|algun|
      alguna|un|una|mas|otro|otra|sitio|de|para|el|la|los)* (hueco|huecos|libre|libres|disponible|disponibles|
      disponibilidad|cita|citas|hora|horas|horario|horarios|sitio|plaza|plazas|turno|turnos|espacio|lugar)
    (que|cuales|cuando) (son|es|los|las|tienes|tienen|teneis|tiene|hay|dia|dias|hora|horas|horario|horarios|
      hueco|huecos|cita|citas|fecha|fechas|estan|esta|podria|podrias)* (libre|libres|disponible|disponibles|
      disponibilidad|hueco|huecos|horario|horarios|hora|horas|fechas|tienes|teneis|tienen|hay)
    disponibilidad
    - (horario|horarios|hora|horas) (abre|abren|abris|cierra|cierran|cerrais|
      de (apertura|cierre)|comercial|comerciales)
    (estan|esta|estas|estais) {..1} (libre|libres|disponible|disponibles) (el|los|a|manana)?
    (tienes|tienen|teneis|hay) algo (para|el|a|por|libre|disponible|antes|despues)?
    (hora|horas|horario|horarios|hueco|huecos|cita|citas|fecha|fechas|dia|dias) (libre|libres|disponible|
      disponibles)
    cuando (puedo|podria|podrias|puedes|me (puedes|pueden)|tienes|tienen|teneis|hay) {..1}
    hay (hueco|sitio|cita)
    (teneis|tienes|tienen|hay) para? (el|este|proximo)* [lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy|pasado]
    (teneis|tienes|tienen|hay) para? el [{d}]
    (esta|estan|estas|estais|teneis|tienen|tienes) (ya|muy|todo|toda|todos|completamente|la agenda|la manana|la tarde|el dia)* (lleno|llena|llenos|llenas|completo|completa|completos|a tope|ocupado|ocupada|ocupados|copado|copada|saturado|saturados)`,
  any_time: say`
    (a|en)? cualquier (hora|dia|momento|horario|fecha|cita|hueco) (me? (va|viene|sirve|vale|esta) bien?)?
    cuando (sea|puedas|puedan|quieras|podais|quieran|te venga bien|pueda|haya) {..1}
    me? (da|es) (lo mismo|igual) (la hora|el dia|cuando)?
    (no tengo|sin|no hay|ninguna) (preferencia|preferencias) (de (hora|dia|horario)|horaria|en particular)?
    (tengo|soy|estoy) (la|el|muy|bastante)* (flexible|disponible|libre) {..3}
    a la hora que (sea|quieras|puedas|haya) / el dia que (sea|quieras|puedas|haya)
    (tu|usted) (eliges|decides|dime|elige) / me adapto / no me? importa (la hora|el dia|cuando)`,
  soonest: say`
    lo (antes|mas pronto|mas rapido) (posible|que (puedas|se pueda|tengas))?
    (antes|mas pronto|mas rapido) (posible|que (puedas|se pueda|tengas)) / cuanto antes (posible|mejor)?
    (lo|la|el) (primer|primero|primera|mas (pronto|pronta)|mas temprano|proximo|proxima) {..1} (que (tengas|
      haya|tengan|tengais)|libre|disponible|posible)
    (la|el) (primer|primero|primera) (hueco|hora|cita|dia|fecha) (libre|disponible|que (tengas|haya|tengan))?
    (la|el) (proximo|proxima|siguiente) (cita|hueco|hora)? (libre|disponible)
    (ya mismo|urgente|urgencia|urge|de inmediato|inmediatamente|rapidamente|enseguida) / a primera hora
    - lo (antes|mas pronto|mas rapido) (de|del)`,
  nothing_else: say`
    <no? (de momento|por ahora|por el momento) ((no|nada) mas?)? gracias?>
    (eso|esto|nada) es? (todo|mas) (por (ahora|hoy)|gracias)?> / (es|seria|sera) todo (por (ahora|hoy))?
    (nada|(ningun|ninguna) (cosa|otra)) mas
    (solo|solamente|unicamente|nada mas) (eso|esto|ese|esa|esos|esas|un|una) (por favor|porfa|porfi|gracias)*>
    con (eso|esto) (basta|vale|es suficiente|ya esta) / ya? (esta|estoy) (listo|lista)?> / (y|pues) ya esta?>
    <(listo|ya|suficiente)> / (no|y) (quiero|necesito) nada mas / (asi|eso) esta bien> / de momento (nada|eso)`,
  more: say`
    (tambien|ademas|aparte|asi mismo|asimismo|encima) {..1}
    ({add}|(pon|ponme|poner) tambien) {..1}
    (y|con) (otro|otra|un|uno|una) (mas|extra) {..1} / (algo|alguna cosa|que) mas>
    mas (informacion|detalles|datos|fotos) (de|sobre|por)? / <mas> / cuentame mas
    - {add} (lo|la)? (a|al|en) (mi|el|la|nuestra)? (calendario|agenda|movil|google calendar)`,
  recall: say`
    <(perdon|perdona|espera|y|pero|ay|uy|vale|ok)* (a que hora|que hora|que dia|que fecha|cuando|para cuando|para que dia|el dia que) (es|era|seria|dices|decias|has dicho|dijiste|me (dices|decias|has dicho|dijiste))? (exactamente|entonces|eso)?>
    <(como|perdon|como dices|que has dicho) {?}
    (mi|nuestra|la) (cita|reserva|hora) {..4} sigue (en pie|confirmada|igual|adelante|siendo) / (sigue|seguimos) (en pie|confirmada|adelante)
    (mi|nuestra|la) (cita|reserva) era (para|el|a)
    (no (me acuerdo|recuerdo)|he olvidado|olvide|se me (olvido|ha olvidado)) (de|a|para|que|cual|cuando|la|el)+ (hora|dia|fecha)
    no (se|me acuerdo|recuerdo) (a|que|para|la|el)+ (hora|dia|fecha) (tengo|tenia|era|es) (la|mi)? (cita|reserva|turno)?
    (cogi|pedi|tengo|tenia|reserve|hice) (una)? (cita|reserva|hora) {..3} (no (me acuerdo|recuerdo|se)|he olvidado|olvide)
    no (me ha llegado|me llego|he recibido|recibi|me llega) (nada|la confirmacion|ningun correo|ninguna confirmacion|el correo|
      ningun mensaje|confirmacion)
    (cual|que) (es|era) (mi|el|la) ((numero|codigo) de)? (referencia|localizador|reserva|codigo|numero)
    (que|cuando|cual|a que hora|que dia|para cuando|donde|con quien|cuanto) (era|es|tengo|tenia|hora|dia|
      tenemos|quedamos|reserve|dije|dijimos|elegi|he|habia|hemos|pedi|habiamos|quedo|fue|esta|era mi|
      es mi|me (has|habias|habeis|han|habian|dijiste|dijisteis|apuntaste|reservaste|toca|tocaba|queda|ofreciste|proponias))+ (mi|la|reservado|dicho|pedido|elegido|quedado|cita|reserva|turno|vuelo|viaje)*
    (recuerdame|recordarme|recuerde|recuerdeme|repite|repiteme|repetir|me (puedes|puede|podrias) (recordar|
      repetir)) {..4}
    (tengo|tenia|sigue|esta) (una|la|mi)? (cita|reserva) (confirmada|reservada|en pie|hecha|para)?
    (mi|la) (cita|reserva) (esta|sigue|es)+ {..1}
    los? (detalles|datos|resumen|confirmacion) de (mi|la) (cita|reserva|viaje|vuelo)
    (como|en que) (quedamos|quedo) / (cuales|cuando|que) (eran|son) (las (horas|opciones|citas)|los (huecos|horarios))? (otra vez|de nuevo)> / cuales eran (las (horas|opciones)|los (huecos|horarios))?>
    (estoy|esta|queda|quedo) (ya|todo|bien|entonces)* (reservado|reservada|confirmado|confirmada|apuntado|
      apuntada) (ya|para|la cita)?>
    me? (has|habeis|ha|han) (reservado|apuntado|confirmado) (ya|la cita)?>`,
  pause: say`
    (espera|esperad|espere|aguarda|un momento|un segundo) (que|q|a que) (lo|la|te|se|le)? (miro|mire|veo|vea|compruebo|consulto|pregunto|digo|confirmo) {..4}
    (espera|esperad|espere|aguarda) (un|a que)? (momento|momentito|segundo|minuto|poco|mire|vea)?>
    (un|dame un|deme un) (momento|momentito|segundo|minuto|minutito) (por favor)?>
    (tengo que|tenemos que|quiero|necesito|voy a|debo|prefiero|quisiera) (hablarlo|comentarlo|consultarlo|verlo|discutirlo|preguntarlo|hablar|consultar) (antes|primero)? (con|a) (mi|mis|nuestro|nuestra|alguien) {..2}
    (dejame|deja que|tengo que|voy a|dejeme) que? (mirar|mire|ver|vea|comprobar|miro|compruebe) {..3}`,
  unsure: say`
    no lo? (se|tengo claro|sabria|sabemos|estoy (seguro|segura)|me decido|puedo (decidir|decidirme)|
      tengo ni idea|he decidido) (bien|aun|todavia|si|que|cual|cuando|muy|nada)*
    ni idea / (tengo|con) (duda|dudas) / (aun|todavia) no lo? (se|he decidido|decido)
    no estoy (muy|del todo|tan)? (seguro|segura|decidido|decidida) (de|si|aun|todavia)?
    estoy? (indeciso|indecisa) / depende de? {..1}
    (que|cual) me? (recomiendas|recomienda|aconsejas|aconseja|sugieres|sugiere|recomendarias|prefieres) {..1}
    (mmm|hmm)> / <(quiza|quizas|tal vez)> / a saber / dejame pensar`,
  question: say`
    - (espera|esperad|espere|esperate|ay|uy|oye|perdona) que (el|la|los|las|yo|me|no|hoy|mañana|ese|esa|tengo|resulta)
    <(el|los|la|las)? (precio|precios|tarifa|tarifas) (de|del|para|por)
    <(que|cual|cuales|quien|quienes|como|cuando|donde|por que|cuanto|cuanta|cuantos|cuantas|a que|en que|de que|
      para que|adonde|con quien|con cuanta)
    (que|cual|donde|cuanto|cuanta|cuantos|como|cuando) [es|son|esta|estan|cuesta|cuestan|vale|valen|dura|se|hay|
      tienen|tiene|tienes|queda|puedo|hora|precio|tipo|dias|abren|cierran|servicios]
    <(hay|tienes|tienen|teneis|tiene|puedo|puede|puedes|podria|podrias|pueden|se puede|aceptan|aceptais|hacen|
      haceis|abren|abris|esta|estan|es|son|sabes|sabe|ofrecen|atienden|trabajan)
    - <es que
    - <(es|son|esta|estan) (mucho|mucha|muchos|muchas|muy|demasiado|demasiada|demasiados|un poco|bastante|tan|carisimo|larguisimo)
    (me|nos) (puede|puedes|podria|podrias|podrian|pueden|das|da|dices|dice|indica|indicas|
      gustaria saber) (decir|dar|indicar|informar|explicar|enviar|pasar|facilitar|mandar|confirmar|ayudar)?
    (quiero|quisiera|necesito|queria|me gustaria|deseo) (saber|preguntar|consultar|conocer|informacion|info)
    (dime|digame|indicame|indiqueme|pasame|dame|deme|mandame|enviame) [el|la|los|las|tu|su|mas|que|cual|donde|
      cuanto|vuestr]
    (tengo|una|otra) una? (pregunta|duda|consulta) / sabes si
    - <(que|cual|cuales|quien|quienes|como|cuando|donde|por que|cuanto|cuanta|cuantos|cuantas|a que|en que|
      de que|para que|adonde|con quien|con cuanta) (sea|quieras|si|no)
    - (quiero|quisiera|queria|querria|prefiero|preferiria|necesito|espero|gustaria|deseo|queremos|preferimos) que
    - <(es|son) por (mi|mis|un|una|el|la|los|las|lo|algo|motivos|culpa)
    - <(es|son) para (mi|mis|nuestro|nuestra|el|ella|ellos|un|una)`,
  anyone: say`
    (cualquiera|quien sea|con quien sea|cualquier (persona|estilista|peluquero|peluquera|profesional|chico|
      chica)) (de (ellas|ellos|(los|las) (dos|tres))|me (va|vale|viene) bien?|esta bien|que este libre?|
      disponible|libre)*
    (no tengo|sin|ninguna) (preferencia|preferencias) ((de|por) (estilista|peluquero|peluquera|nadie|ninguna))?
    me? (da|es) (lo mismo|igual) (quien|con quien|cualquiera)?
    quien (este|tenga|tengas|tengais|tengan|pueda|quieras|querais|haya|tu (quieras|digas)) {..2}
    no me? importa (quien|con quien|cual) / (el|la) que (este|sea|haya|tenga|quieras) {..1} / indiferente
    - (cualquiera|quien sea|con quien sea|cualquier (persona|estilista|peluquero|peluquera|profesional|chico|
      chica)) (de (ellas|ellos|(los|las) (dos|tres))|me (va|vale|viene) bien?|esta bien|que este libre?|
      disponible|libre)* (menos|excepto|salvo)`,
  trouble: say`
    no (me|se|nos|lo|la|le)* (funciona|funciono|va>|carga|abre|deja|llega|llego|ha llegado|sale|aparece|escanea|
      lee|puedo (pagar|abrir|entrar|escanear|ver)|responde|pasa) (el|la|nada|pagar|entrar)* (pago|codigo|enlace|
      qr|link|tarjeta)?
    (da|sale|me da|hay|tengo|un|dio|aparece) (un|una|algun)? (error|errors|problema|problemas|fallo|
      fallos) (con|al|de|en)?
    <(error|problema|problemas|fallo)>
    (ha|se ha|se)? (fallo|fallado|falla|rechazado|rechazada|rechazo|caducado|expirado|bloqueado|colgado|vencido|
      caduco) (el|la|mi)?
    (pago|tarjeta|codigo|enlace|qr) (ha sido|fue|esta)? (rechazado|rechazada|fallido|fallida|caducado|caducada|
      vencido|vencida|denegado|denegada)
    (algo|va|sale) mal / (problema|problemas) (con|para|al)`,
  paid: say`
    ya? (he pagado|pague|pagado|hice el (pago|bizum)|he hecho (el|la|un|una) (pago|bizum|transferencia)|
      hice la transferencia|esta pagado|transferi|he transferido|realice el pago|pago (hecho|realizado|listo|
      efectuado|completado)) {..1}
    ha? (llegado|llego|recibido|recibida|recibisteis|recibieron|recibiste) (el|mi)? (pago|dinero|transferencia)
    (el|mi|nuestro|la|nuestra) (pago|dinero|transferencia|senal) (ya|os|te|ha|se|sido)* (llegado|llego|recibido|recibida)
    (se ha|se) (completado|realizado|hecho|efectuado) (el|mi) pago / (ha pasado|paso|salio bien) el pago
    (me|nos|se) (has|habeis|ha|han) (ya)? (cobrado|cargado) / (me|nos) (cobraste|cobrasteis|cobraron)`,
  recurring: say`
    (todos|todas) (los|las) [lunes|martes|miercoles|jueves|viernes|sabado|sabados|domingo|domingos|semanas|
      meses|dias]
    cada [lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|mes|dia]
    (una|dos) (vez|veces) (a la|por) semana / (semanalmente|mensualmente|quincenalmente|regularmente)
    de forma (regular|periodica)`,
  upset: say`
    (sois|eres|es|son|vaya|que|menudo|menuda) (un|una|unos|unas|tan|muy|realmente)* (mierda|inutil|inutiles|
      desastre|asco|basura|verguenza|idiota|idiotas|imbecil|imbeciles|estupido|estupidos|estupida|estupidas|
      gilipollas|incompetente|incompetentes|horror|timo)>
    <(inutil|inutiles|mierda|idiota|idiotas|imbecil|imbeciles|gilipollas|estupido|estupidos|estupida|estupidas|
      joder|hostia|vaya tela)>
    (vete|iros|idos) a la mierda / que (te|os) den
    (estoy|me (teneis|tienes)) (muy|ya)* (harto|harta|cansado|cansada|enfadado|enfadada|cabreado|cabreada)
    una? perdida de tiempo`,
  elsewhere: say`
    (y|e|quiero|quisiera|necesito|haceis|haces|hacerme|tambien) (un|una|el|la|las|los)? (masaje|masajes|depilacion|
      pedicura|maquillaje|pestanas|cejas|tatuaje|tatuajes|limpieza facial|piercing)
    (reservar|reservarme|reservarnos|reserva|reservame|reserve|alquilar|alquilarme|pedir|pedirme|recomendar|
      recomendarme|recomendarnos|recomienda|recomiendas|contratar|buscar|buscarme|necesito|quiero|quisiera|
      busco) (un|una|el|la|algun|alguna)? (hoteles|hotel|hostal|alojamiento|coche|carro|taxi|uber|trenes|tren|
      autobus|crucero|ferry|restaurante|mesa|pizza|seguro|seguro de viaje|visado|vuelos|vuelo)`,
  received: say`
    (has|habeis|han|ha) (recibido|visto|leido) (mi|mis|el|los|todos)+ (ultimo|ultimos|anterior|otro)? (mensaje|mensajes|msj|texto|pregunta) (anterior|anteriores)?
    (recibiste|viste|leiste|recibisteis|visteis|leisteis|recibieron|vieron|recibio|vio) (mi|mis|el|los)+ (ultimo|ultimos|anterior)? (mensaje|mensajes|msj|texto|pregunta) (anterior)?
    (te|os|les|le)? (ha|han)? (llego|llega|llegan|llegaron|llegado) (bien)? (mi|mis|el|los)+ (ultimo|ultimos|anterior)? (mensaje|mensajes|msj)
    (has|habeis|han) (recibido|visto|leido) lo que (he|te he|os he)? (escrito|escribi|dicho|mandado|enviado)
  `,
  done: say`
    (por que|porque|como que)? (ya|todavia|aun|no)* (me|nos|te|la|lo|las|los|se)+ (has|habeis|ha|han) (ya|bien|todavia|por fin|al final)* {hecho} (ya|
      bien)* {suya}?
    (por que|porque|como que)? (ya|no)* (has|habeis|han) (ya|bien|todavia|por fin|al final)* {hecho} (ya|bien)* {suya}
    (por que|como que)? (me|nos|la|lo|se)+ (anulaste|cancelaste|reservaste|apuntaste|cambiaste|moviste|borraste|anulasteis|cancelasteis|
      reservasteis|apuntasteis|cambiasteis|anularon|cancelaron|cambiaron|reservaron|apuntaron) {suya}?
    (por que|como que)? (anulaste|cancelaste|reservaste|cambiaste|moviste|anulasteis|cancelasteis|cambiasteis|reservasteis) {suya}
    (ya|bien)* (esta|queda|quedo|estoy|quede|ha quedado|estamos) (ya|bien|todo|toda)* {hecho} / (todo|ya) {hecho} {?}
    (sigue|siguen) (en pie|{hecho}|en (vuestra|tu|la) agenda) / (estoy|esta|me teneis) (ya|bien)* en (vuestra|tu|la) (agenda|lista)
    - (si|cuando|una vez que|en caso de que) (me|nos|la|lo|se|ya)* (has|habeis|ha|han|esta|queda) (ya|bien)* {hecho}`,
  automated: say`
    (eres|es|sois|es usted|esto es|estoy hablando con|hablo con) (un|una|de verdad|realmente)* (robot|bot|chatbot|
      maquina|persona|humano|humana|ia|automatico|inteligencia artificial|persona real) {..3}
    con quien (hablo|estoy hablando|chateo|tengo el gusto) / <quien (eres|sois|es)> / quien me (habla|escribe)`,
  forgotten: say`
    (no (me acuerdo|recuerdo|se ya|me se)|ya no se|he olvidado|olvide|se me (olvido|ha olvidado|fue|ha ido)) (de|a|para|en)? (que|cual|cuando|la|el)+ (hora|dia|fecha)? (era|es|
      tengo|tenia|teniamos|tenemos|quede|quedamos|reserve|cogi|pedi) (la|mi|nuestra)? (cita|reserva|turno|hora)?`,
  fewer: say`
    ({someone}|{somebody}|ella|{n} {relative}?|(mi|nuestro|nuestra|un|una|el|la) {relative}) {leaves} / (somos|seremos|vamos|iremos) (uno|una|{n})? menos / {n} (persona|personas) menos`,
  as_before: say`
    (dejalo|dejala|dejemoslo|mantenlo|mejor|ponlo)* como (estaba|estaban|era|lo (tenia|teniamos)|la (tenia|teniamos)) (antes|al principio)?
    (quedate|quedemonos|me quedo|nos quedamos|sigue|seguimos|sigo)? con lo que (tenia|teniamos|habia) (antes|al principio)?`,
  unneeded: say`
    ya no (la|lo|me|nos)* (quiero|queremos|interesa|necesito|necesitamos|hace falta|puedo (ir|viajar|venir)|podemos (ir|viajar|venir)|voy|vamos|viajo|viajamos|voy a (ir|viajar)|vamos a (ir|viajar)) {..3}
    (al final|finalmente)? no (la|lo|me|nos)* (puedo|podre|podemos|podremos|podria|voy a poder|vamos a poder) (ir|asistir|acudir|venir|viajar) / (al final|finalmente) no (voy|vamos|viajo|viajamos|(me|nos|la|lo)* (hace falta|necesito|necesitamos))
    (me|nos)? (ha|han|he|hemos)? (cambiado|cambiaron|cambio) (los|de|mis|nuestros) planes / (cambio|cambios) de planes / (me|nos) (ha|han)? (surgido|surgio) (algo|un imprevisto|una cosa)
    (estoy|me encuentro) (mala|malo|enferma|enfermo)`,
  uncounted: say`
    (yo|conmigo) (y|con) (toda|todos|todas)? (mi|mis|la|los|las|unos|unas) (familia|hijos|hijas|ninos|ninas|peques|amigos|amigas|hermanos|hermanas|primos|primas|companeros|
      companeras|colegas|equipo)
    con (toda|todos|todas|varios|varias)? (mi|mis|la|los|las|unos|unas) (familia|hijos|hijas|ninos|ninas|peques|amigos|amigas|hermanos|hermanas|primos|primas|companeros|
      companeras|colegas|equipo)
    (mi|mis|los|las) (familia|hijos|hijas|ninos|amigos|amigas) y yo / toda (la|mi) familia / (unos|unas|varios|varias) (amigos|amigas|personas) / y (los|las) (ninos|ninas|peques)`,
};
