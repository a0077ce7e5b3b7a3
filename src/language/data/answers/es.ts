import type { AnswerWords } from '../language-data.ts';
import { say } from '../say.ts';

export const answers: AnswerWords = {
  yes: say`
    <(sip|syp)> / <si / <(que|q) si> / (quise|queria|quiero) decir (que)? (si|vale)> / digo (que)? si>
    <(que|q)? (si|claro|vale|venga|perfecto) (mujer|hombre|tia|tio|chica|chico|maja|majo|hija|hijo|reina|guapa|guapo)>
    <(vale|ok|okay|okey|oki|okis|dale|venga|va>|sip|simon|aja|exacto|exactamente|efectivamente|correcto|
      asi es|eso es|cierto|afirmativo|desde luego|de una|listo|hecho|trato hecho|confirmo|confirmado|
      confirmada|acepto|conforme|adelante|sale|orale|obvio|naturalmente|seguro)
    <(venga|anda|dale) (va|vale|si|pues)> / <dale (cana|gas|candela|duro|adelante|nomas)>
    <(por favor)? (reserva|reserve|reservad|agenda|agende|confirma|confirme) (por favor|porfa|porfavor|xfa|ya|
      pues)+>
    <por favor (reserva|reserve|agenda|agende|confirma|confirme)> / <ya? estamos> / <va>
    <(claro|por supuesto|como no|faltaria mas|con gusto|encantado|encantada) (que si)?
    (claro|por supuesto|desde luego|creo|pienso|yo digo|digo) que si / de acuerdo
    (me parece|esta|todo|va|muy|pinta|suena|queda) {very}* {good} / <muy? {good}
    {that} (es|esta|seria)? {very}* {good} / {that}? si? (me|nos|le) {suits} {good}? / <(me|nos) {suits}
    (eso|esa|esta|ese|este) (mismo|misma|esta bien|es)
    (esa|esta|ese|este) es (la|el) que (quiero|necesito|busco|queremos|necesitamos|buscamos)
    si? (lo|la|te lo|os lo|le) (confirmo|quiero|acepto|tomo|reservo)
    (reservalo|reservala|confirmalo|confirmala|hazlo|agendalo|agendala|agendame|apuntame|apuntalo|apuntala|
      ponme esa|ponla|ponlo|reservame esa|reservamela|reservamelo|confirme|reserve|reservelo|reservela)>
    <(reserva|reservalo|reservala|reservarlo|reservarla|confirma|confirmalo|confirmala|confirmarlo|
      confirmarla|confirmar|confirmarrlo|confirmarrla|agenda|agendalo|agendala|agendarlo|agendarla|agendar|
      agendarrlo|agendarrla)>
    me (lo|la) quedo / me (encanta|encantaria) / <ya> / (sin|ningun) problema
    {that}? no (es|esta|suena|pinta|parece|(me|nos) (va|viene|queda|cae)) (nada|tan|muy)? mal / no (podria|puede) ser mejor
    no hay (problema|inconveniente|pega) / y? (por que|porque) no / no me importa> / cuenta conmigo
    (tal cual|como te? dije|lo que (queria|dije|pedi|quiero))
    (puede|puedes|podeis|pueden) (confirmar|confirmarlo|confirmarla|reservar|reservarlo|reservarla|proceder|
      procederlo|procederla|seguir|seguirlo|seguirla|continuar|continuarlo|continuarla)>
    <(proceda|procede|siga|sigue|continua|continue) / <(bueno|bien|buenisimo|genial|perfecto)>
    todo (bien|correcto|en orden|ok) / 👍 / 👌 / ✅ / ✔ / 🆗 / 💯 / 🙌 / <yes
    - <si (no|puedo|pudiera|pudiese|llego|llegamos|llegara|llegase|tardo|tardamos|tuviera|tuviese|tengo que|
      me retraso|me surge|me pongo|me pasa|me equivoco|surge|cancelo|anulo|pierdo|hay|tienes|tienen|
      es posible|puede|fuera|quiero cancelar)
    - <muy? {good} (dia|tarde)
    - {that}? si? (me|nos|le) {suits} {good}? (mal|mejor el|mejor la|mejor otro|mejor otra|mejor a|mejor en|
      mejor por)`,
  no: say`
    - <no no (que|si)? (esta|es|va|queda|me va|me viene) {very}* {good} / - <no no (si|que)? asi {good} / - <(no)? (sin|ningun) (cambios|cambio)
    (mi|mis|nuestro|nuestra) {..1} (me)? (dice|dicen|dijo|ha dicho|han dicho) que no> / (mi|mis) {..1} no (quiere|quieren|esta de acuerdo|lo ve|le convence)>
    <no / <(nop|nope) / - si no [(con|el|la|a|{word})]
    <(nunca|jamas|negativo|para nada|de ninguna manera|en absoluto|ni hablar|incorrecto|ni (loco|loca)|que va|
      tampoco)
    no muchas? gracias / muchas? gracias pero no / (mejor|creo|pienso|claro|digo|por ahora) que no
    mejor no / no asi? (esta|estoy|estamos) bien asi? gracias? / <no (es|eso es|seria|era) todo
    no (lo|la|los|las|me|nos|te)* (quiero|quisiera|deseo|necesito|puedo|podre|podria ir|acepto|confirmo|
      interesa|apetece|gusta|hace falta|sirve|viene|va|cuadra|funciona|encaja|conviene|parece|convence|queda|
      vale) (bien|eso|esa|ese|nada|la cita|ir|a esa hora|ese dia|hacerlo|reservar|agendar|la reserva)*
    {that}? no (me|nos|lo|la|te)* (es|son|esta|seria|sera|suena|parece|pinta|queda|va|viene|veo|estaria|era) {degree}* ({good}|
      bueno|buena)
    (claro|obvio|obviamente|evidente|evidentemente|por supuesto|desde luego|seguro|naturalmente|logico|pues|va a ser|me temo|
      diria|parece|supongo) que no
    no es (correcto|asi|eso|lo que|necesario|posible|buena) (queria|pedi|dije|quiero|hora|idea)?
    - (no|tampoco) (me|nos)? (es|esta|sale|parece|queda|son) (nada|muy|tan|demasiado|para nada)* (caro|cara|caros|caras|lejos)
    no (esta|estoy) (bien|de acuerdo|interesado|interesada|conforme|disponible|libre) {..1}
    no (voy a|pienso|vamos a) (poder|ir|reservar|hacerlo|poder ir)
    no (reserves|confirmes|hagas|agendes|reserve|confirme|agende) (nada|eso|la cita|la reserva|lo|la)?
    (esta|es) mal
    (solo|solamente|unicamente) (queria|estaba|era|quiero) (informacion|preguntar|saber|mirando|consultar|
      curioseando|informarme)
    (me|nos) (va|viene|queda|pilla|cuadra) (muy|bastante|un poco|super)? (fatal|mal|regular) / - no (me|nos) (va|viene|queda|cae) (nada|tan|muy)? mal / imposible / 👎 / ❌ / 🚫 / 🙅
    - <no (se|entiendo|entendi|comprendo|recuerdo|tengo|hay|importa|me importa|llego|llega|funciono|funciona|
      carga|he pagado|he podido|estoy seguro|estoy segura|sabria|sabemos|lo se|puedo pagar|conozco|tienen|
      tiene|teneis|podria|podrian|abre|abren|me deja|me llego|me ha llegado|me sale|responde)`,
  not_yet: say`
    (me|nos|te importa)? (la|lo|las|los)? (guardas|guardais|guarda|guardar|guardarme|guardarla|guardarmela|guardarnosla|guardamela|guardala|guardadmela|guardeme|aguantas|aguantar|aguantame|apartas|apartar|apartame|apartamela) (la|lo|eso|el hueco|la hora|la cita)? hasta
    no (me|lo|la|los|las)* (reserves|reserve|reserveis|confirmes|confirme|hagas|haga|compres|pagues) nada? (todavia|aun|ahora|de momento|por ahora)
    (dejame|deja que|dejeme) (que? (lo|la))? (ver|vea|mirar|mire|pensar|pensarlo|piense|comprobar|comprobarlo|
      compruebe|consultar|consultarlo|consulte|hablarlo|hable|comentarlo|comente|preguntar|preguntarlo|pregunte) {..3}
    (me? (puedo|podria|podemos|podriamos|dejas|deja|dejais)) (pensarlo|pensarmelo|pensarnoslo|consultarlo|hablarlo) (antes|primero|un poco|un rato)*> / (me|nos) lo (puedo|podria|podemos|podriamos) pensar (antes|primero|un poco|un rato)*>
    (dame|deme|denme|dadme) (solo|otro|otros)* (media hora|un par de horas|unas horas|unas horitas|una horita|un rato|un ratito|(unos|{n}) (minutos|minutitos))
    <(un|dame un|espera un) (momento|momentito|segundo|segundito|seg|minuto|minutito)>
    (lo|la)? (dejo|dejamos|dejare|dejalo|dejemoslo|paso|pasamos) (por|para)? (hoy|ahora|esta (vez|semana)|este mes)
    (por|para)? (hoy|esta (vez|semana)|este mes) (lo|la)? (dejo|dejamos|paso|pasamos)
    <(ahora|luego) (te|os|le) (digo|aviso|confirmo)> / (todavia|aun) no / no {now} / {now} no
    no (quiero|puedo|voy|necesito|deseo|me interesa|la quiero|lo quiero|hace falta) {..3} {now}
    si? pero no? (mas tarde|ahora no|luego|despues|otro dia)
    (quiza|quizas|tal vez|a lo mejor|puede que|igual|acaso) (mas tarde|luego|otro dia|otra (vez|ocasion)|
      mas adelante|despues|en otro momento|la proxima)*
    <(mas tarde|luego|despues|mas adelante) (por favor|porfa|gracias|mejor)*> / <(en otro momento|en otra ocasion|otra vez sera|a la proxima)>
    (lo|la|te|me lo|ya) (pensare|pienso|pensar|voy a pensar|tengo que pensar|consulto|consultare|hablo|hablare|comento|comentare|aviso|
      avisare|dire|digo|confirmo luego|hago luego|miro|vere|veo) {..3}
    (tengo que|debo|dejame|deja|dejeme|voy a) hablar con
    (tengo|debo|necesito|quiero|dejame|deja|dejeme|voy a|prefiero) que? (pensarlo|pensar|consultarlo|
      consultar|mirarlo|mirar|verlo|hablarlo|hablar con (mi|mis|nuestro|nuestra|nuestros|nuestras)|preguntar|preguntarle|revisar|comprobar|confirmar con|
      esperar) {..4}
    (espera|espere|un momento|un segundo|dame un (momento|segundo)|momentito|ahorita no)>
    (lo|la) (hare|hago|reservo|reservare|compro|pido) (mas tarde|luego|despues|otro dia|mas adelante|
      en otro momento)
    no estoy (listo|lista) (todavia|aun)? / me lo pienso / sin prisa
    - (tengo|debo|necesito|quiero|dejame|deja|dejeme|voy a|prefiero) {..5} (persona|agente|humano|alguien|
      encargado|encargada)`,
};
