import { say } from '../say.ts';
import type { Questions } from './questions.ts';

export const es: Questions = {
  asks: {
    'opening-hours': say`
      (estais|estan|esta|estareis|estaran|estara) (abiertos|abiertas|abierto|abierta|cerrados|cerradas|cerrado|cerrada) / (abiertos|abierto|abiertas) (en|el|este|esta|los|por)
      (abris|abren|abre|abrireis|abriran|abrira|cerrais|cierran|cierra|cerrareis|cerraran|vais a abrir|van a abrir|vais a cerrar|van a cerrar)
      horario (de apertura|de navidad|comercial)? (haceis|teneis|tienen|hacen)? / (vuestro|su|que|cual es el) (horario|horarios) / (trabajais|trabajan|atendeis|atienden) (los|el|en|por)
      (hasta|desde|a) (que|q|k) hora (estais|estan|trabajais|trabajan|atendeis|atienden|teneis abierto) / (hasta cuando|hasta que hora|desde que hora|hasta q hora)>
      (a partir de|desde) (que|q) hora (se puede|puedo|podemos) (ir|venir|pasar)`,
    address: say`
      (donde|adonde|por donde|en que (calle|sitio|zona|barrio|direccion)) (exactamente)? (estais|estan ubicados|estan situados|os encontrais|se encuentran|os encuentro|quedais|quedan) / donde es>
      (donde|en que calle) (esta|queda) (el|vuestro|su) (salon|local|sitio|centro|negocio|despacho|clinica|oficina|estudio)
      (pasas|mandas|das|envias|dices|pasame|mandame|dame|enviame|dime|pasar|mandar|dar|enviar|decir) (la|vuestra|tu|su) (direccion|ubicacion) / (la|vuestra|su) direccion exacta / codigo postal
      como (se)? (llega|llego|voy|vamos|llegamos) (a|hasta) (alli|ahi|vuestro|vuestra|el (salon|local|centro)) / que metro (me|nos)? (deja|pilla|queda|hay)
      (en|por) (que|q|k) (zona|barrio|calle|sitio) (estais|estan|quedais|esta) / (manda|mandame|enviame|pasame|envia|pasa) (la)? (ubicacion|direccion) / (estais|estan) cerca (de|del)`,
    parking: say`
      (se puede|puedo|podemos|podria|se podria) (aparcar|estacionar|dejar el coche|parquear)
      (hay|teneis|tienen|tienes) (algun|alguna|un|una)? (sitio|plaza|plazas|lugar|donde|zona) (para|de)? (el coche|aparcar|estacionar|coches|aparcamiento)
      (hay|teneis|tienen|tienes) (algun|un)? (aparcamiento|parking|garaje|estacionamiento|parqueadero) / donde (dejo|aparco|estaciono|se deja|se aparca|dejamos|aparcamos|puedo dejar|podemos dejar) (el coche)?`,
    payment: say`
      como (se paga|pago|puedo pagar|os pago|hay que pagar|pagamos|se hace el pago)
      (aceptais|aceptan|acepta|aceptas|cogeis|cogen|admitis|admiten|tomais) (la|el|con|pago con|pagos con)? {means} / (puedo|se puede|podria|podemos) (pagar|pagarlo|usar) (con|en|por)? (la|mi)? {means}`,
    access: say`
      (hay|teneis|tienen) (un|una|algun)? (ascensor|rampa|escaleras|escalones|escalon|baño adaptado) / (es|esta|sois) (accesible|adaptado|adaptados) / acceso (para|en|con) (minusvalidos|silla de ruedas|discapacitados|movilidad reducida)
      (se puede|puedo|puede) (entrar|ir|venir|pasar) (en|con) (una|la)? silla de ruedas`,
    pets: say`
      (puedo|se puede|podemos|podria) (llevar|ir con|venir con|entrar con|traer) (a)? (mi|el|un|la|una|mis)? {pet} / (aceptais|admitis|aceptan|admiten|se admiten|se aceptan|dejais entrar|dejan entrar) (a)? {pet}`,
    children: say`
      (puedo|podria|podemos|se puede) (llevar|ir con|venir con|traer) (a)? (mi|mis|el|un|una|la) (bebe|niño|niña|niños|niñas|crio|cria|crios|peque|peques|hijo|hija|hijos|pequeño|pequeña)
      (cortais|atendeis|peinais|aceptais|haceis|atienden|cortan|hacen) (el pelo)? (a|con)? (los)? (niños|niñas|bebes|crios|peques)`,
    wifi: say`(hay|teneis|tienen|tienes) (wifi|wi-fi|internet) / (clave|contraseña|codigo) (del|de|de la) (wifi|wi-fi|internet)`,
  },
  subjects: {
    parking: say`aparcar / aparca / aparco / aparcamiento / parking / estacionar / coche / zona azul`,
    payment: say`pagar / pago / paga / pagos / {means}`,
    access: say`silla de ruedas / muletas / escaleras / escalones / ascensor / rampa / minusvalidos`,
    pets: say`{pet}`,
    children: say`niño / niña / niños / niñas / bebe / bebes / peque / peques / crio / crios`,
    wifi: say`wifi / wi-fi / internet`,
  },
};
