import { say } from '../../data/say.ts';
import type { ConsentWords } from '../words.ts';

/** How Spanish says the act itself; the classes are those of es.ts. */
export const acts: ConsentWords['acts'] = {
  any: say`
    adelante / adelante con (ello|eso|esto|todo|{it}) / pa lante / palante / tira / tira adelante / tira palante / sigue adelante / siga adelante
    sigan adelante / seguid adelante / continua / continue / continuad / prosigue / prosiga / procede / proceda
    procedan / proceded
    (hazlo|hagalo|hacedlo|haganlo|hazla|hagala|hazmelo|hagamoslo|hagamosla|lo hacemos|hagamos eso|haz eso|haz lo que haya que hacer) {here}?
    vamos a ello / vamos alla / vamos con (eso|esa|ello|todo) / a por ello / a por ella / al ataque / manos a la obra
    tira millas / dale (nomas|cana|gas|candela|duro|adelante|que si|con todo|para adelante|palante) / {confirm} {this}? {here}? / {confirm_it} {here}?
    (puedes|puede|podeis|pueden|podes) (seguir|continuar|proceder|confirmar|confirmarla|confirmarlo|confirmarmela|hacerlo|hacerla|tirar|tirar adelante|ir adelante|seguir adelante|dar por (hecho|hecha)) {it}? {here}?
    (quiero|queremos|quisiera|me gustaria|deseo|desearia) (confirmar|confirmarla|confirmarlo|seguir|continuar|hacerlo|hacerla|proceder|seguir adelante) (con)? {it}? {value}?
    dalo por (hecho|confirmado) / dala por (hecha|confirmada) / delo por hecho / da por (hecha|hecho|confirmada) {it}?
    ve adelante / vaya adelante / id adelante / sin miedo / ve a por ello / dale al boton / lanzate / tu misma
    tu mismo / confirmemos / confirmar {it}? / confirmarla / confirmarlo / ejecuta / ejecutalo`,
  book: say`
    {book} {it}? {here}? {value}? / ({confirm}|confirmo|confirmamos|confirmar|si quiero) {it} {here}?
    ({confirm}|confirmo) {it}? {with}? {value}
    {book} (a|para|con|el|la|las|los|en|a las|para las|para el|para la)? {value} / {book_it} {it}? {here}?
    {book_it} (a|para|con|el|la|las|los|en|a las|para las|para el|para la)? {value} / {book_it} a mi nombre
    (apunta|apunte|anota|coge|coja|pide|pida|programa|toma|compra|guarda|pon|ponga|dame|deme|ponme|cogeme|apuntame|quiero|dadme) {it} {here}?
    (dame|deme|ponme|pongame|dadme) (a|para|con|el|la|las|los|en|a las|para las|para el|para la)? {value} / damela
    demela / dadmela / (ponme|apuntame|anotame|pongame|ponnos) (ahi|entonces|pues|nomas) / ponme / ponmela / ponla / ponlo / ponnos / {to_book} {it}? {here}? / {to_book_it} {here}?
    (quiero|queremos|quisiera|me gustaria|deseo|desearia|vamos a|voy a|prefiero) {to_book} {it}? {value}?
    (quiero|queremos|quisiera|me gustaria|deseo|desearia|vamos a|voy a) {to_book_it} {value}?
    (yo)? si? (la|lo|las|los) (quiero|queremos|quisiera) {this}?
    (la|lo|las|los|me la|me lo|nos la) (reservo|reservamos|cojo|cogemos|tomo|tomamos|quedo|quedamos|compro|agendo|llevo|pillo) {here}?
    (reservo|reservamos) {it}? / (cojo|cogemos|tomo|agendo|compro) ({it}|(el|la|lo|las|los|el de|la de|la de las)? {value}) / (me|nos) (quedo|quedamos) con {it}
    (me|nos) quedo con (el|la|las)? {value} / reservemos {it}? / reservemosla / cojamosla / agendemos {it}?
    (haz|haga|haced|hagan|hazme|haganme|hagame) (la|mi|una|esa|esta) (reserva|cita|reservacion) {here}? / a reservar
    (me|nos) apunto (a|para)? ({it}|{value})? / apuntada / apuntado / apuntadisima / reservada / reservado
    (confirmo|confirmamos) (mi|nuestra|la)? asistencia / queda reservada / me interesa reservar {it}? / a reservar
    reserva hecha / {book} (por favor)? (a|al) (mi|nuestro) nombre / {book} mi (sitio|lugar|plaza)
    {book} una? (cita|mesa|sala|plaza) (para|a|el)? {value}`,
  call_off: say`
    {call_off} {it}? {here}? / {call_off_it} {it}? {here}? / {call_off} {it}? (de|del|para|a|el|la|las|los|mi|con|(la|el) de (la|el|las|los)?)? {value}
    {to_call_off} {it}? {here}? / {to_call_off_it} {here}?
    (quiero|queremos|quisiera|me gustaria|deseo|desearia|necesito|tengo que|vamos a|voy a) {to_call_off} {it}? {value}?
    (quiero|queremos|quisiera|me gustaria|deseo|desearia|necesito|tengo que|vamos a|voy a) {to_call_off_it}
    si? (la|lo|las|los) (quiero|queremos|quisiera|necesito|voy a|vamos a|tengo que) {to_call_off} {here}?
    (la|lo|las|los)? (anulo|cancelo|anulamos|cancelamos) {it}? {here}? / anulada / cancelada / anulado / cancelado
    si (la|lo|las|los) (anulo|cancelo|quito|anulamos|cancelamos) , (muchas)? (gracias|por favor|porfa|porfi)
    anulemos {it}? / anulemosla / cancelemos {it}? / cancelemosla
    (devuelveme|devuelvame|devolvedme|devuelvanme|reembolsame) (el|mi) (dinero|importe)
    confirmo la (cancelacion|anulacion) / {confirm} la (cancelacion|anulacion)
    procede con la (cancelacion|anulacion) / {call_off_it} del todo / anulalo todo / cancelalo todo
    dar de baja {it}? / date de baja`,
  move: say`
    {move} {it} {here}? / {move} {it}? (a|al|para|a las|para el|para las)? {value} / {move_it} {here}?
    {move} (la|el|las|los|mi|(la|el) de (la|el|las|los)?) {value} ((a|al|para|a las|para el|para las) {value})?
    {move_it} (a|al|para|a las|para el|para las)? {value}
    (quiero|queremos|quisiera|me gustaria|deseo|necesito|tengo que) {to_move} {it} ((a|al|para|a las|para el)? {value})?
    (quiero|queremos|quisiera|me gustaria|deseo|necesito|tengo que) {to_move_it} ((a|al|para|a las|para el)? {value})?
    {to_move_it} / (la|lo|las|los) (muevo|cambio|cambiamos|movemos|paso) ((a|al|para|a las|para el)? {value})?
    si (la|lo|las|los) (muevo|cambio|cambiamos|movemos|paso) , (muchas)? (gracias|por favor|porfa|porfi)
    confirmo el cambio / {confirm} el cambio / haz el cambio / haga el cambio / hacer el cambio / haced el cambio
    hagan el cambio`,
  add: say`
    {add} ({it}|{value}|(el|la|un|una|los|las) {value}) {here}? / {add_it} {here}?
    {add_it} (el|la|un|una|los|las)? {value} / {to_add_it}
    (quiero|queremos|quisiera|me gustaria) ({to_add}|tambien)? ({it}|{value}|(el|la|un|una) {value})
    (quiero|queremos|quisiera|me gustaria) {to_add_it} / sumalo / ponlo / ponla
    ponme ({it}|{value}|(el|la|un|una) {value})`,
  pay: say`
    (mandame|enviame|pasame|dame|mandeme|envieme|mandadme|enviadme|pasadme|mandenme|envienme) (el|un)? (codigo|qr|codigo qr|enlace|link|codigo de pago|enlace de pago|link de pago)
    (lo|la|los)? (pago|pagamos|pagare|abono) {here}?
    (quiero|queremos|quisiera|voy a|vamos a) (pagar|pagarlo|pagarla|abonarlo) {here}? / a pagar / cobrame / cobradme
    cobreme / cobramelo / cobrenme`,
  release: say`
    {call_off} ({it}|las plazas|el pago|todo)? / {call_off_it} todo?
    (libera|suelta|libere|suelte|liberad|soltad) ({it}|las plazas|el pago|todo) / liberalas / sueltalas
    (quiero|queremos|quisiera|me gustaria|necesito|prefiero) ({to_call_off}|dejar|parar) ({it}|todo)?
    (quiero|queremos|quisiera|prefiero) {to_call_off_it}
    (ya)? no (quiero|queremos) (ir|viajar|pagar|reservar|el viaje|este viaje|esto|esta excursion) (ya)?
    ya no (lo|la) (quiero|queremos)
    (quiero|queremos|prefiero|quisiera) (otro|otra) (viaje|paquete|excursion|tour|opcion|hotel)
    (quiero|queremos|quisiera|prefiero) (cambiar de|cambiar el|elegir otro|ver otro|ver otros) (viaje|viajes|paquete|tour|hotel|excursion|opcion)
    (cambiar de|cambia de|cambiamos de) (viaje|paquete|excursion|tour|hotel)`,
  wait: say`
    (apuntame|apunteme|apuntadme|anotame|anoteme|ponme|pongame|ponedme|meteme|incluyeme|apuntanos|anotanos) (en|a)? ((la|esa) lista (de espera)?)?
    (avisame|aviseme|avisadme|avisanos|avisenme) (si|cuando)? (se libera|hay algo|sale algo)?`,
};

/** How Spanish asks for it. */
export const requests: ConsentWords['requests'] = {
  any: say`
    {can} (confirmarla|confirmarlo|confirmarmela|confirmarmelo|hacerlo|hacerla|hacermelo|proceder|seguir adelante|tirar adelante) {here}?
    (lo|la) (haces|haceis|hace|hacen) {here}?
    (lo|la) (puedes|podrias|podeis|puede|podria|pueden) (hacer|confirmar) {here}? / lo hacemos / seguimos adelante
    vamos adelante`,
  book: say`
    (me|nos)? (la|lo|las|los) (reservas|reserva|reservais|reservan|reservamos|apuntas|apunta|apuntais|apuntan|anotas|anota|coges|coge|cogeis|agendas|agenda|agendan|apartas|aparta|apartan|pones|pone|ponen|pides|guardas|guardais|das|dais|haces) {here}?
    (me|nos) (reservas|reserva|reservais|reservan|apuntas|apunta|apuntais|apuntan|anotas|anota|agendas|agenda|agendan|apartas|coges|pones|das) {it}? {here}?
    (me|nos) (reservas|reserva|reservais|reservan|apuntas|apunta|apuntais|anotas|agendas|agenda|coges|pones|das) (a|para|con|el|la|las|los|en|a las|para las|para el|para la)? {value}
    {can} {to_book} {it}? {here}? / {can} {to_book_it} {it}? {here}?
    (me|nos)? (la|lo|las|los) {can} {to_book} {here}? / (me|nos) {can} {to_book} {it}? {here}?
    (puedo|podria|podemos|podriamos) {to_book} {it} / (puedo|podria|podemos|podriamos) {to_book_it}
    {can} hacer (la|mi|esa) (reserva|cita)`,
  call_off: say`
    (me|nos)? (la|lo|las|los) (anulas|anula|anulais|anulan|cancelas|cancela|cancelais|cancelan|quitas|borras) {here}?
    {can} {to_call_off} {it}? {here}? / {can} {to_call_off_it} {here}?
    (me|nos)? (la|lo|las|los) {can} {to_call_off} {here}?
    (me|nos) (anulas|anula|anulais|anulan|cancelas|cancela|cancelais|cancelan) {it} {here}?`,
  move: say`
    (me|nos)? (la|lo|las|los) (mueves|mueve|moveis|mueven|cambias|cambia|cambiais|cambian|pasas|pasais|pasan) ((a|al|para|a las|para el)? {value})? {here}?
    {can} {to_move} {it} ((a|al|para|a las|para el)? {value})?
    {can} {to_move_it} ((a|al|para|a las|para el)? {value})? {here}?
    (me|nos)? (la|lo|las|los) {can} {to_move} ((a|al|para|a las|para el)? {value})?`,
  add: say`
    (me|nos)? (la|lo|las|los) (añades|añade|añadis|añaden|agregas|agrega|agregan|incluyes|pones|sumas) {here}?
    {can} {to_add} ({it}|{value}|(el|la|un|una) {value}) / {can} {to_add_it} {here}?
    (me|nos) (añades|añade|añadis|agregas|agrega|incluyes|pones|sumas) ({it}|{value}|(el|la|un|una) {value})`,
  pay: say`
    (me|nos) (mandas|envias|pasas|mandais|enviais|manda|envia|pasa|das) (el|un) (codigo|qr|codigo qr|enlace|link|codigo de pago|enlace de pago|link de pago)
    {can} (mandarme|enviarme|pasarme|darme|mandarnos|enviarnos) (el|un) (codigo|qr|codigo qr|enlace|link|enlace de pago|link de pago)`,
  release: [],
  wait: [],
};
