import { say } from '../say.ts';
import type { Questions } from './questions.ts';

export const es: Questions = {
  asks: {
    'opening-hours': say`
      (estais|estan|esta|estareis|estaran|estara) (abiertos|abiertas|abierto|abierta|cerrados|cerradas|cerrado|cerrada) / (abiertos|abierto|abiertas) (en|el|este|esta|los|por)
      (abris|abren|abre|abrireis|abriran|abrira|cerrais|cierran|cierra|cerrareis|cerraran|vais a abrir|van a abrir|vais a cerrar|van a cerrar)
      horario (de apertura|de navidad|comercial)? (haceis|teneis|tienen|hacen)? / (vuestro|su|que|cual es el) (horario|horarios) / (trabajais|trabajan|atendeis|atienden) (los|el|en|por)
      (hasta|desde|a) (que|q|k) hora (estais|estan|trabajais|trabajan|atendeis|atienden|teneis abierto) / (hasta cuando|hasta que hora|desde que hora|hasta q hora)>
      (a partir de|desde) (que|q) hora (se puede|puedo|podemos) (ir|venir|pasar) / (estais|estan|hay alguien|hay gente) (ahi|alli|en el local|por ahi|en recepcion)? (a|al|los|el|en|por) (mediodia|medio dia|hora de comer|la hora de comer|comer|domingo|domingos|festivos|sabados|la tarde)`,
    address: say`
      (donde|adonde|por donde|en que (calle|sitio|zona|barrio|direccion)) (exactamente)? (estais|estan ubicados|estan situados|os encontrais|se encuentran|os encuentro|quedais|quedan) / donde es>
      (donde|en que calle) (esta|queda) (el|vuestro|su) (salon|local|sitio|centro|negocio|despacho|clinica|oficina|estudio)
      (pasas|mandas|das|envias|dices|pasame|mandame|dame|enviame|dime|pasar|mandar|dar|enviar|decir) (la|vuestra|tu|su) (direccion|ubicacion) / (la|vuestra|su) direccion exacta / codigo postal
      como (se)? (llega|llego|voy|vamos|llegamos) (a|hasta) (alli|ahi|vuestro|vuestra|el (salon|local|centro)) / que metro (me|nos)? (deja|pilla|queda|hay)
      (en|por) (que|q|k) (zona|barrio|calle|sitio) (estais|estan|quedais|esta) / (manda|mandame|enviame|pasame|envia|pasa) (la)? (ubicacion|direccion) / (estais|estan) cerca (de|del) / (a)? (donde|adonde) (tengo que|hay que|debo|tenemos que) (ir|venir|presentarme|acudir)`,
    parking: say`
      (se puede|puedo|podemos|podria|se podria) (aparcar|estacionar|dejar el coche|parquear)
      (hay|teneis|tienen|tienes) (algun|alguna|un|una)? (sitio|plaza|plazas|lugar|donde|zona) (para|de)? (el coche|aparcar|estacionar|coches|aparcamiento)
      (hay|teneis|tienen|tienes) (algun|un)? (aparcamiento|parking|garaje|estacionamiento|parqueadero) / donde (dejo|aparco|estaciono|se deja|se aparca|dejamos|aparcamos|puedo dejar|podemos dejar) (el coche)?`,
    payment: say`
      (solo|solamente|unicamente) (en|con)? {means} {?} / (se paga|pago|hay que pagar|tengo que pagar|pagamos|puedo pagar) (alli|ahi|en el local|en persona|al llegar|al terminar|antes|por adelantado|online|despues|luego) / cuando (se paga|pago|hay que pagar|tengo que pagar) / como (se paga|pago|puedo pagar|os pago|hay que pagar|pagamos|se hace el pago)
      (aceptais|aceptan|acepta|aceptas|cogeis|cogen|admitis|admiten|tomais) (la|el|con|pago con|pagos con)? {means} / (puedo|se puede|podria|podemos) (pagar|pagarlo|usar) (con|en|por)? (la|mi)? {means}`,
    access: say`
      (hay|teneis|tienen) (un|una|algun)? (ascensor|rampa|escaleras|escalones|escalon|baño adaptado) / (es|esta|sois) (accesible|adaptado|adaptados) / acceso (para|en|con) (minusvalidos|silla de ruedas|discapacitados|movilidad reducida)
      (se puede|puedo|puede) (entrar|ir|venir|pasar) (en|con) (una|la)? silla de ruedas`,
    pets: say`
      (puedo|se puede|podemos|podria) (llevar|ir con|venir con|entrar con|traer) (a)? (mi|el|un|la|una|mis)? {pet} / (aceptais|admitis|aceptan|admiten|se admiten|se aceptan|dejais entrar|dejan entrar) (a)? {pet}`,
    children: say`
      (puedo|podria|podemos|se puede) (llevar|ir con|venir con|traer) (a)? (mi|mis|el|un|una|la) (bebe|niño|niña|niños|niñas|crio|cria|crios|peque|peques|hijo|hija|hijos|pequeño|pequeña)
      (cortais|atendeis|peinais|aceptais|haceis|atienden|cortan|hacen) (el pelo|cortes|corte)? (a|con|de|para)? (los)? (niños|niñas|bebes|crios|peques)`,
    wifi: say`(hay|teneis|tienen|tienes) (wifi|wi-fi|internet) / (clave|contraseña|codigo) (del|de|de la) (wifi|wi-fi|internet)`,
    prices: say`
      (cuanto|q|k|que) (me|nos|te|os|se)? (va a|van a|iria a|ira a)? (cuesta|cuestan|costar|costaria|costaba|costara|costo|sale|salen|salir|saldria|saldra|vale|valen|valia|valdria|cobrais|cobran|cobraria|cobrariais|suma|asciende|debo) / cuanto (es|era|fue|seria|son|serian|por|el|la|los|las|en total|cuesta)
      a como (esta|estan|sale|salen|das|dan|dais|tienes|tienen|teneis|tiene|es|son|el|la|los|las|cobran|cobrais|andan) / cuanto> / (cuanto|que) (te|le|os|se) (debo|debe) / cuanto (tengo que|hay que|tendria que|tenemos que) pagar / (a|por|en) cuanto (me|nos|se|se me)? (sube|esta|estan|sale|saldria|queda|quedaria|asciende|saldra) / (que|q|k) precio (tiene|tienen|tendria|es)
      (el|los|que|cual es el|cuales son los)? (precio|precios|tarifa|tarifas) (por|de|del|para|tiene|tienen) / <(los|las|vuestros|vuestras|el|vuestro|su|sus)? (precios|precio|tarifas|tarifa|lista de precios)> / (el|los|las|vuestros|sus) (precio|precios|tarifas) / cuales son (los|las|vuestros|sus) (precios|tarifas)
      (tiene|hay) (algun|un)? (coste|costo|cargo) / (es|son|sale|salen) (muy|mas|tan|demasiado)? (caro|cara|caros|caras) {..5} {?}
      <(cuesta|cuestan|vale|valen|sale|salen|cobrais|cobran|costaria|saldria|me cobrais|me sale) (lo mismo|igual|mas|menos) / (cuesta|cuestan|vale|valen|sale|salen|cobrais|cobran|costaria|saldria) (lo mismo|igual|mas|menos) {..6} {?} / (hay|cobrais|cobran|teneis) (algun|un)? (suplemento|recargo|extra) / (vais|van|va|vas) a cobrar (me|nos)? (lo mismo|igual|mas|menos|extra|un suplemento)
      - cuanto (tiempo|rato|dura|duran|tarda|tardan|antes) / - cuanta antelacion`,
    phone: say`
      (vuestro|tu|su) (numero|telefono|movil|email|correo|whatsapp) (de telefono|de contacto)? / (cual es|me das|me dais|me da|me pasas|me pasais|dame|pasame|dime|me dices|hay|teneis|tienen|tienes|necesito) (el|un|algun|vuestro)? (numero|telefono|telefono fijo|numero de telefono|numero de contacto) (de contacto|para llamar|de telefono|al que llamar)? / el numero de telefono {?}
      telefono de contacto / (a|en) (que|q|k) (numero|telefono) (os|le|les|te|se)? (puedo|podemos|llamo|llamar|puede|llamamos) / como (os|le|les|te)? (llamo|puedo llamaros|puedo llamar|contacto|puedo contactar|localizo|contactamos) (con vosotros|con ustedes|contigo)? / numero (para|al que) (llamar|llamaros|llamarles|puedo llamar)`,
    reminders: say`
      (mandais|mandan|mandas|enviais|envian|envias|hay|recibo|recibire|ponen|poneis) (un|algun|el|me|alguna)* (recordatorio|recordatorios|aviso) / (me|nos) (lo)? (recordais|recuerdan|recordareis|recordaran|recuerdas) / (me|nos) (avisais|avisan|avisareis|avisas|avisaran) (un|el|por|con)? (poco|dia|mensaje|whatsapp|sms)? (antes|el dia antes|la vispera|por mensaje|por whatsapp|con antelacion)
      (me|nos) (mandais|mandan|mandas|enviais|envian|envias|escribis|escriben|poneis) (un|algun)? (mensaje|mensajito|sms|whatsapp|correo|algo|aviso)? (el dia antes|el dia anterior|un dia antes|antes|la vispera|la noche antes|para recordar|para que no se me olvide|para acordarme)`,
    duration: say`
      (cuanto|cuanto tiempo|cuanto rato|cuantas horas) (se|me|os|nos|vais a|va a|van a|voy a|vamos a|suele|suelen)* (dura|duran|durar|tarda|tardan|tardais|tardar|lleva|llevan|llevar|estar|estare|estaria|echo|estaremos|tardo) / cuanto (tiempo|rato) (es|son|voy|hay|necesito|necesitais|necesitan) / (es|va a ser|sera|se hace) (muy)? (largo|rapido|larga|rapida) {..4} {?}`,
    staff: say`(quien|con quien) (me|nos|lo|la|te|se)* (va a|vais a|van a)? (hacer|hace|hacen|atender|atiende|atendera|cortar|corta|teñir|peinar|peina|toca|tocara|hara|voy a estar) / quien (hace|hacen|corta|tiñe|peina) (las|los|el|la|el pelo)`,
    late: say`
      si (me retraso|nos retrasamos|se retrasa|una se retrasa|uno se retrasa) / si (llego|llegamos|llegase|llegara|llega|voy|vamos|alguien llega|se me hace) (un poco|un poquito|unos|algo|{n}|minutos|minutillos|min|con|de|media hora|un cuarto de hora|mas)* (tarde|retraso|retrasada|retrasado) / (pasa algo|pasa nada|hay problema|importa|es problema|da igual) (si|por) (llego|llegamos|llegar) {..4} tarde
      (puedo|podria|podemos|se puede) (llegar|ir|venir) {..4} tarde / (cuanto|que|q) (margen|tiempo de cortesia|rato|tiempo)? (esperais|esperan|dais|dan|hay|espera) (si|cuando)? {..3} (tarde|retraso|retrasa|retrasamos)? / (llegue|lleguemos|llego|llegar|llegare|llegamos) {..4} (tarde|retraso) , (pasa algo|hay problema|pasa nada|importa|es problema|me esperais|me esperan|no pasa nada)`,
    'what-to-bring': say`
      (tengo que|hay que|hace falta|debo|necesito|tenemos que|he de|se necesita|es necesario) (llevar|traer|llevarme|ir con|llevaros|traeros) (algo|alguna|algun|nada|mi|el|la|ropa|cosas|documentos|dni|toalla) / (que|q|k) (tengo que|hay que|debo|necesito|puedo|tenemos que|conviene|hace falta) (llevar|traer|llevarme) / (que|q|k) (llevo|traigo|me llevo)> / (hace falta|es necesario|conviene|tengo) que (lleve|traiga|llevemos|vaya con|traigamos) (algo|nada|alguna|el|la|mi|ropa)?
      (necesito|hace falta|hay que) (llevar|preparar|traer) (algo|nada) / (hay que|tengo que|puedo) (ir|venir|llegar) con (el|la)? (pelo|cabello|cabeza) (lavado|limpio|sucio|mojado|seco|lavada|limpia) / (lavarme|lavar|me lavo) (el)? (pelo|cabello) antes`,
    discounts: say`
      (haceis|hacen|haces|teneis|tienen|tienes|hay|ofreceis|ofrecen|dais|dan) (algun|alguna|un|una|de)* (descuento|descuentos|oferta|ofertas|promocion|promociones|promo|bono|bonos|rebaja|rebajas|cupon|cupones|tarifa reducida|precio especial|precio de grupo)
      (descuento|descuentos|tarifa|precio|precios) (de|para|por|a)? (el|los|las)? (estudiante|estudiantes|jubilados|jubilado|jubilada|grupo|grupos|parados|familia numerosa|mayores|carnet joven|ser|primera vez) / (me|nos) (haceis|hacen|haces|haria|hariais) (un|algun|buen|mejor)? (precio|precio especial|descuento|rebaja) / (sale|seria|es) mas (barato|economico|barata) si`,
    'child-prices': say`
      (los|las|mi|mis|el|la|un|una)? {kid} (tambien|tienen que|tiene que|me)? (paga|pagan|pagar|cuesta|cuestan|cuenta|cuentan) (menos|lo mismo|igual|entero|entrada|todo|completo|la mitad|algo|entera|precio)? / {kid} (gratis|mitad de precio|a mitad) / (precio|tarifa|descuento|descuentos|corte) (de|para|por)? (los)? ({kid}|infantil)
      (es|sale|cuesta) (mas)? (barato|menos|gratis|lo mismo) (para|con|a) (los|las|mi|mis|un|una|el|la)? {kid} / cuanto (paga|pagan|cuesta|vale|es) (para)? (los|las|mi|mis|un|una|el|la)? {kid}`,
    terms: say`
      (con)? (cuanto tiempo|cuanta antelacion|que antelacion|cuanto) (antes|de antelacion)? (os|le|les|te)? (tengo que|hay que|debo|puedo|tendria que|tenemos que) (os|le|les|te)? (avisar|avisaros|decir|deciros|cancelar|anular|cancelarla|anularla) / con (cuanta|que) antelacion (aviso|avisamos) / cuando tengo que avisar / (hasta cuando|hasta que dia|hasta que hora) (se puede|puedo|podemos|podria) (cancelar|anular|cancelarla|anularla|cambiar de idea)
      (me|nos|se) (devolveis|devuelven|devolveriais|devolverian|devuelve|devolvereis|devolvera|devolveran|reembolsais|reembolsan|reembolsa|devolver) (el|la|lo|todo|mi|algo|parte|una parte|el 100|la mitad)? (dinero|pasta|señal|importe|que pague|pagado|deposito|todo)? / (dinero|pasta|señal|importe) (me|nos)? (lo|la)? (devolveis|devuelven|devuelve|devolvereis|devolveran|recupero|pierdo) / (me|nos) (lo|la) (devolveis|devuelven|devolvereis|reembolsais|reembolsan) / (devolveis|devuelven|reembolsais|reembolsan) (el|la|lo|todo)? (dinero|pasta|señal|importe|deposito|pagado) / (es|son|seria) (reembolsable|reembolsables|no reembolsable)
      (puedo|podria|podemos|se puede|hay) (recuperar|pedir|tener|solicitar)? (el|la|un|mi|alguna|algun)? (dinero|reembolso|devolucion|señal) (de vuelta)? / (pierdo|perderia|perdemos|pierde) (el|la|mi|lo|todo)? (dinero|señal|todo|pagado|que he pagado|deposito|pasta)
      si (al final|luego|despues|finalmente|me surge algo y|no|me pongo {word} y)* (no (puedo|puedo ir|voy|vamos|podemos ir|aparezco|me presento)|cancelo|anulo|fallo) {..2} (me|nos|os|se)? (cobrais|cobran|cobra|pago|pagamos|pasa algo|hay que pagar|tengo que pagar|devolveis|devuelven|penalizais|penalizan|hay penalizacion) (algo|igual|igualmente|todo|lo mismo)?
      (politica|condiciones|gastos|plazo|coste|penalizacion) (de|por) (cancelacion|cancelaciones|anulacion|cancelar|anular|devolucion|devoluciones) / - (cuando|donde|cuanto tarda) {..4} (devolucion|reembolso|dinero|devolveis|devuelven)`,
  },
  subjects: {
    parking: say`aparcar / aparca / aparco / aparcamiento / parking / estacionar / coche / zona azul`,
    payment: say`pagar / pago / paga / pagos / {means}`,
    access: say`silla de ruedas / muletas / escaleras / escalones / ascensor / rampa / minusvalidos`,
    pets: say`{pet}`,
    children: say`niño / niña / niños / niñas / bebe / bebes / peque / peques / crio / crios`,
    wifi: say`wifi / wi-fi / internet`,
    prices: say`precio / precios / tarifa / tarifas / coste`,
    reminders: say`recordatorio / recordatorios`,
    discounts: say`descuento / descuentos / oferta / promocion / cupon`,
    terms: say`reembolso / devolucion / reembolsable / cancelacion / - (mi|el|la|nuestro) (reembolso|devolucion|cancelacion)`,
  },
};
