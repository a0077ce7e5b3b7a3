/**
 * What the server tells in English for machines, and the console in the language it speaks: what staff did (G9), what is owed and
 * broken (G8), why something is refused. By its name; what has none here is shown as the server says it.
 */
interface Telling {
  readonly [name: string]: string;
}

export interface Tellings {
  /** By the action of the audit. */
  readonly deeds: Telling;
  /** By the kind of what is broken, with its facts in braces. */
  readonly broken: Telling;
  /** By the code of the refusal. */
  readonly refusals: Telling;
}

const en: Tellings = { deeds: {}, broken: {}, refusals: {} };

const es: Tellings = {
  deeds: {
    'booking.came': 'Anotó que un cliente vino.',
    'booking.no_show': 'Anotó que un cliente no vino.',
    'booking.unmark': 'Quitó si un cliente vino.',
    'calendar.account': 'Cambió el acceso a una cuenta de calendario.',
    'calendar.alert': 'Dio por visto un aviso de calendario.',
    'calendar.connect': 'Conectó un calendario.',
    'calendar.disconnect': 'Desconectó un calendario.',
    'calendar.feed': 'Renovó la dirección de un calendario.',
    'calendar.retry': 'Intentó otra vez escribir en un calendario.',
    'figures.export': 'Exportó cifras.',
    'staff.join': 'Se unió al negocio.',
    'conversation.take_over': 'Tomó una conversación.',
    'conversation.give_back': 'Devolvió una conversación al bot.',
    'conversation.write': 'Escribió a un cliente.',
    'conversation.wrong': 'Dijo que una respuesta estaba mal.',
    'conversation.wrong_settled': 'Quitó un caso.',
    'booking.add': 'Reservó a mano.',
    'booking.move': 'Cambió una reserva.',
    'booking.call_off': 'Canceló una reserva.',
    'block.add': 'Bloqueó un tiempo.',
    'block.remove': 'Quitó un bloqueo.',
    'customer.note': 'Escribió una nota sobre un cliente.',
    'customer.note_remove': 'Quitó una nota sobre un cliente.',
    'customer.merge': 'Unió dos clientes en uno.',
    'customer.export': 'Exportó lo que hay de un cliente.',
    'customer.erase': 'Borró a un cliente.',
    'staff.invite': 'Invitó a alguien.',
    'staff.role': 'Cambió el papel de alguien.',
    'staff.remove': 'Quitó a alguien.',
    'settings.change': 'Cambió los ajustes.',
    'settings.undo': 'Deshizo un cambio de los ajustes.',
    'quick-replies.keep': 'Cambió las respuestas rápidas.',
    'broken.refund': 'Dijo que un reembolso se envió a mano.',
    'broken.reply': 'Envió otra vez una respuesta.',
    'broken.lead': 'Dijo que se contactó con un interesado.',
  },
  broken: {
    refund: 'Se debe {money} a un cliente.',
    reply: 'Una respuesta no llegó ({reason}): «{text}»',
    lead: '{name} dejó el número {phone} y nadie le ha contactado.',
    mismatch: 'Lo que se comunicó de un pago de {money} no coincide con lo que se pidió.',
    stray: '{provider} cobró {money} por un pago que nadie pidió ({reference}).',
    turn: 'Un mensaje no se puede tratar ({reason}); se intenta de nuevo.',
  },
  refusals: {
    signed_out: 'Inicia sesión, por favor.',
    csrf: 'Esta petición no viene de la consola. Carga la página de nuevo.',
    forbidden: 'No tienes permiso para esto.',
    wrong_password: 'El correo o la contraseña no son correctos.',
    email_taken: 'Ya hay una cuenta con ese correo: pon su contraseña.',
    locked_out: 'Demasiados intentos. Espera un cuarto de hora.',
    code_needed: 'Escribe el código de tu aplicación.',
    wrong_code: 'El código no es correcto, o ya se usó.',
    invitation_over: 'Este enlace ya no vale.',
    last_owner: 'Es el último dueño: antes tiene que haber otro.',
    unknown: 'Eso ya no existe.',
    unknown_conversation: 'No existe esa conversación.',
    unknown_block: 'No existe ese bloqueo.',
    unknown_customer: 'No existe ese cliente.',
    unknown_account: 'No existe esa cuenta.',
    unknown_case: 'No existe ese caso.',
    unknown_note: 'No existe esa nota.',
    taken: 'Esa hora no está libre ahí.',
    blocked: 'Ese tiempo está bloqueado.',
    not_standing: 'Ya no está reservado.',
    past: 'Ya pasó, o ha empezado.',
    changed: 'Algo acaba de cambiar. Míralo otra vez.',
    no_such_resource: 'El negocio no tiene a nadie ni nada con ese nombre.',
    bad_time: 'Eso no es una hora ni un intervalo.',
    not_possible: 'Una reserva así no se puede cambiar aquí.',
    try_again: 'No se ha podido ahora. Mira si se hizo e inténtalo de nuevo.',
    too_many_streams: 'Hay demasiadas páginas abiertas.',
    not_owed: 'De este pago no se debe nada.',
    nothing_to_do: 'Desaparece de la lista cuando desaparece su causa.',
  },
};

const fr: Tellings = {
  deeds: {
    'booking.came': 'A noté qu’un client est venu.',
    'booking.no_show': 'A noté qu’un client n’est pas venu.',
    'booking.unmark': 'A retiré si un client est venu.',
    'calendar.account': 'A changé l’accès à un compte d’agenda.',
    'calendar.alert': 'A écarté une alerte d’agenda.',
    'calendar.connect': 'A connecté un agenda.',
    'calendar.disconnect': 'A déconnecté un agenda.',
    'calendar.feed': 'A renouvelé l’adresse d’un agenda.',
    'calendar.retry': 'A retenté d’écrire dans un agenda.',
    'figures.export': 'A exporté des chiffres.',
    'staff.join': 'A rejoint l’entreprise.',
    'conversation.take_over': 'A pris une conversation.',
    'conversation.give_back': 'A rendu une conversation au robot.',
    'conversation.write': 'A écrit à un client.',
    'conversation.wrong': 'A dit qu’une réponse était fausse.',
    'conversation.wrong_settled': 'A retiré un cas.',
    'booking.add': 'A réservé à la main.',
    'booking.move': 'A déplacé une réservation.',
    'booking.call_off': 'A annulé une réservation.',
    'block.add': 'A bloqué une période.',
    'block.remove': 'A retiré un blocage.',
    'customer.note': 'A écrit une note sur un client.',
    'customer.note_remove': 'A retiré une note sur un client.',
    'customer.merge': 'A réuni deux clients en un.',
    'customer.export': 'A exporté ce que l’on a d’un client.',
    'customer.erase': 'A effacé un client.',
    'staff.invite': 'A invité quelqu’un.',
    'staff.role': 'A changé le rôle de quelqu’un.',
    'staff.remove': 'A retiré quelqu’un.',
    'settings.change': 'A changé les réglages.',
    'settings.undo': 'A annulé un changement des réglages.',
    'quick-replies.keep': 'A changé les réponses rapides.',
    'broken.refund': 'A dit qu’un remboursement a été envoyé à la main.',
    'broken.reply': 'A renvoyé une réponse.',
    'broken.lead': 'A dit qu’un contact a été joint.',
  },
  broken: {
    refund: '{money} sont dus à un client.',
    reply: 'Une réponse n’est pas arrivée ({reason}) : « {text} »',
    lead: '{name} a laissé le numéro {phone} et n’a pas été joint.',
    mismatch: 'Ce qui a été signalé d’un paiement de {money} ne correspond pas à ce qui était demandé.',
    stray: '{provider} a encaissé {money} pour un paiement que personne n’a demandé ({reference}).',
    turn: 'Un message ne peut pas être traité ({reason}) ; un nouvel essai suit.',
  },
  refusals: {
    signed_out: 'Veuillez vous connecter.',
    csrf: 'Cette demande ne vient pas de la console. Rechargez la page.',
    forbidden: 'Vous n’avez pas le droit de faire cela.',
    wrong_password: 'L’adresse ou le mot de passe est faux.',
    email_taken: 'Cette adresse a déjà un compte : donnez son mot de passe.',
    locked_out: 'Trop d’essais. Attendez un quart d’heure.',
    code_needed: 'Entrez le code de votre application.',
    wrong_code: 'Le code est faux, ou déjà utilisé.',
    invitation_over: 'Ce lien n’est plus valable.',
    last_owner: 'C’est le dernier propriétaire : il en faut d’abord un autre.',
    unknown: 'Cela n’existe plus.',
    unknown_conversation: 'Cette conversation n’existe pas.',
    unknown_block: 'Ce blocage n’existe pas.',
    unknown_customer: 'Ce client n’existe pas.',
    unknown_account: 'Ce compte n’existe pas.',
    unknown_case: 'Ce cas n’existe pas.',
    unknown_note: 'Cette note n’existe pas.',
    taken: 'Cette heure n’y est pas libre.',
    blocked: 'Cette période est bloquée.',
    not_standing: 'Ce n’est plus réservé.',
    past: 'C’est passé, ou c’est commencé.',
    changed: 'Quelque chose vient de changer. Regardez encore une fois.',
    no_such_resource: 'L’entreprise n’a personne ni rien de ce nom.',
    bad_time: 'Ce n’est ni une heure ni une période.',
    not_possible: 'Une telle réservation ne peut pas être changée ici.',
    try_again: 'Ce n’était pas possible maintenant. Regardez si c’est fait, et réessayez.',
    too_many_streams: 'Trop de pages sont ouvertes.',
    not_owed: 'Rien n’est dû de ce paiement.',
    nothing_to_do: 'Cela quitte la liste quand la cause disparaît.',
  },
};

const TELLINGS: { readonly [language: string]: Tellings } = { en, es, fr };

export function tellingsIn(language: string): Tellings {
  return TELLINGS[language] ?? en;
}
