/**
 * What the server finds wrong with settings, in English as it says it, in Spanish and in French. What stands in braces may be
 * anything; what is not here is said in English.
 */
export const WRONG: readonly (readonly [string, string, string])[] = [
  ['a text', 'un texto', 'un texte'],
  ['a number', 'un número', 'un nombre'],
  ['a whole number', 'un número entero', 'un nombre entier'],
  ['true or false', 'sí o no', 'oui ou non'],
  ['a list', 'una lista', 'une liste'],
  ['fields with values', 'campos con valores', 'des champs avec des valeurs'],
  ['empty', 'vacío', 'vide'],
  ['there are none', 'no hay ninguno', 'il n’y en a aucune'],
  ['is missing: it is {kind}', 'falta: es {kind}', 'manque : c’est {kind}'],
  ['must be {kind}, and is {received}', 'debe ser {kind}, y es {received}', 'doit être {kind}, et c’est {received}'],
  ['must be one of {values}', 'debe ser uno de estos: {values}', 'doit être l’un de ceux-ci : {values}'],
  ['cannot be empty', 'no puede quedar vacío', 'ne peut pas rester vide'],
  [
    'must have exactly {count} characters',
    'debe tener exactamente {count} caracteres',
    'doit avoir exactement {count} caractères',
  ],
  [
    'must have at least {count} characters',
    'debe tener al menos {count} caracteres',
    'doit avoir au moins {count} caractères',
  ],
  [
    'must have at most {count} characters',
    'debe tener como máximo {count} caracteres',
    'doit avoir au plus {count} caractères',
  ],
  ['needs at least {count} entries', 'necesita al menos {count} entradas', 'demande au moins {count} entrées'],
  ['takes at most {count} entries', 'admite como máximo {count} entradas', 'admet au plus {count} entrées'],
  ['must be more than {count}', 'debe ser más de {count}', 'doit être supérieur à {count}'],
  ['must be at least {count}', 'debe ser al menos {count}', 'doit être au moins {count}'],
  ['must be less than {count}', 'debe ser menos de {count}', 'doit être inférieur à {count}'],
  ['must be at most {count}', 'debe ser como máximo {count}', 'doit être au plus {count}'],
  ['is nothing that may stand here', 'no puede ponerse aquí', 'ne peut pas figurer ici'],
  ['A name cannot be empty', 'Un nombre no puede quedar vacío', 'Un nom ne peut pas rester vide'],
  [
    'An id is written in small letters, digits and hyphens, like "northside-main"',
    'Un identificador se escribe con minúsculas, cifras y guiones, como "northside-main"',
    'Un identifiant s’écrit en minuscules, chiffres et tirets, comme "northside-main"',
  ],
  ['"{name}" stands there more than once', '"{name}" aparece más de una vez', '"{name}" figure plus d’une fois'],
  [
    'A telephone number has digits, like 020 7946 0142',
    'Un número de teléfono lleva cifras, como 910 555 018',
    'Un numéro de téléphone comporte des chiffres, comme 01 55 50 18 31',
  ],
  [
    'An e-mail address is written like desk@example.com',
    'Una dirección de correo se escribe como desk@example.com',
    'Une adresse e-mail s’écrit comme desk@example.com',
  ],
  [
    '"{range}" is no range of hours; one is written like 09:00-13:00',
    '"{range}" no es un tramo de horas; se escribe como 09:00-13:00',
    '"{range}" n’est pas une plage horaire ; elle s’écrit comme 09:00-13:00',
  ],
  [
    '"{range}" ends before it begins; hours past midnight are written as two days',
    '"{range}" acaba antes de empezar; las horas pasada la medianoche se escriben como dos días',
    '"{range}" finit avant de commencer ; les heures après minuit s’écrivent sur deux jours',
  ],
  ['{day} is given more than once', '{day}: está puesto más de una vez', '{day} : indiqué plus d’une fois'],
  [
    '"{date}" is no date; one is written like 2026-12-24',
    '"{date}" no es una fecha; se escribe como 2026-12-24',
    '"{date}" n’est pas une date ; elle s’écrit comme 2026-12-24',
  ],
  ['It ends before it begins', 'Acaba antes de empezar', 'Cela finit avant de commencer'],
  [
    'Either "closed" or a list of hours like 10:00-12:00',
    'O cerrado, o una lista de horas como 10:00-12:00',
    'Soit fermé, soit une liste d’heures comme 10:00-12:00',
  ],
  [
    'the break of "{who}" on {day}, {range}, lies outside its hours',
    'el descanso de "{who}" el {day}, {range}, queda fuera de su horario',
    'la pause de "{who}" le {day}, {range}, est en dehors de ses horaires',
  ],
  [
    '"{answer}" has no answer in {language}, the business\'s own language',
    '"{answer}" no tiene respuesta en {language}, el idioma del negocio',
    '"{answer}" n’a pas de réponse en {language}, la langue de l’entreprise',
  ],
  [
    'A deposit is either a share, like percent: 30, or a sum, like cents: 1000',
    'Una señal es o un porcentaje, como 30, o una cantidad, como 10,00',
    'Un acompte est soit un pourcentage, comme 30, soit une somme, comme 10,00',
  ],
  [
    'a deposit is asked for, and `currency` does not say in what',
    'se pide una señal, y no se dice en qué moneda',
    'un acompte est demandé, sans dire dans quelle monnaie',
  ],
  [
    'a share of what? say what an appointment costs in `cents`',
    '¿un porcentaje de qué? di cuánto cuesta una cita',
    'un pourcentage de quoi ? dites ce que coûte un rendez-vous',
  ],
  [
    '{service}: processing after {after} minutes: somebody has to be at work before it, and between two of them',
    '{service}: actúa solo a los {after} minutos: antes, y entre dos veces, alguien tiene que trabajar',
    '{service} : agit seul après {after} minutes : quelqu’un doit travailler avant, et entre deux fois',
  ],
  [
    '{service}: processing until minute {end}: it has to end before the service does, after {minutes} minutes',
    '{service}: actúa solo hasta el minuto {end}: tiene que acabar antes que el servicio, que dura {minutes} minutos',
    '{service} : agit seul jusqu’à la minute {end} : cela doit finir avant la prestation, qui dure {minutes} minutes',
  ],
  [
    '"{lead}" is no time to remind before; write 24h, 90m or 2d, from 15m to 14d',
    '"{lead}" no es una antelación; escribe 24h, 90m o 2d, de 15m a 14d',
    '"{lead}" n’est pas un délai de rappel ; écrivez 24h, 90m ou 2d, de 15m à 14d',
  ],
  [
    'Nobody is reminded more than {count} times',
    'A nadie se le recuerda más de {count} veces',
    'Personne ne reçoit plus de {count} rappels',
  ],
  [
    '"{span}" is no length of time to hold; write 2h or 90m',
    '"{span}" no es un tiempo que guardar; escribe 2h o 90m',
    '"{span}" n’est pas une durée à garder ; écrivez 2h ou 90m',
  ],
  [
    '"{origin}" is no origin; write scheme and host and nothing more, like https://www.example.com',
    '"{origin}" no es un sitio; escribe solo su principio, como https://www.example.com',
    '"{origin}" n’est pas un site ; écrivez seulement son début, comme https://www.example.com',
  ],
  [
    'A colour is written like "#a3325c", in quotes',
    'Un color se escribe como #a3325c',
    'Une couleur s’écrit comme #a3325c',
  ],
  [
    'White letters cannot be read on this colour; take a darker one',
    'Sobre este color no se leen letras blancas; elige uno más oscuro',
    'Des lettres blanches ne se lisent pas sur cette couleur ; prenez-en une plus foncée',
  ],
  [
    'The picture is too large: 48 kB at most',
    'La imagen es demasiado grande: 48 kB como máximo',
    'L’image est trop grande : 48 ko au plus',
  ],
  [
    'A picture is written as data:image/png;base64,…',
    'La imagen se escribe como data:image/png;base64,…',
    'L’image s’écrit comme data:image/png;base64,…',
  ],
  [
    'nobody does "{service}": name it in the services of a stylist',
    'nadie hace "{service}": márcalo en alguien, en «Quién hace qué»',
    'personne ne fait "{service}" : cochez-le chez quelqu’un, dans « Qui fait quoi »',
  ],
  [
    '"{service}" is not among the services',
    '"{service}" no está entre los servicios',
    '"{service}" n’est pas parmi les prestations',
  ],
  [
    '"{item}" is not among the equipment',
    '"{item}" no está en el equipamiento',
    '"{item}" n’est pas dans l’équipement',
  ],
  [
    '"{trait}" is not among the traits',
    '"{trait}" no está entre las características',
    '"{trait}" n’est pas parmi les caractéristiques',
  ],
  [
    '"{id}" is none of the resources: {list}',
    '"{id}" no está entre las personas, salas y cosas: {list}',
    '"{id}" n’est pas parmi les personnes, salles et choses : {list}',
  ],
  ['there is no "{id}" here: {list}', 'aquí no hay "{id}": {list}', 'il n’y a pas de "{id}" ici : {list}'],
  [
    'states {fact}, which it is never given',
    'dice {fact}, que no se le da nunca',
    'indique {fact}, qu’il ne reçoit jamais',
  ],
  [
    '{language}: "{key}" leaves out {fact}, which {other} states',
    '{language}: "{key}" no dice {fact}, que en {other} se dice',
    '{language} : "{key}" n’indique pas {fact}, que {other} indique',
  ],
  [
    '{language}: "{key}" states {fact}, which {other} does not',
    '{language}: "{key}" dice {fact}, que en {other} no se dice',
    '{language} : "{key}" indique {fact}, que {other} n’indique pas',
  ],
  [
    '{language}: "{key}" cannot be read: {why}',
    '{language}: "{key}" no se puede leer: {why}',
    '{language} : "{key}" ne peut pas être lu : {why}',
  ],
  ['This field is not edited here.', 'Este campo no se edita aquí.', 'Ce champ ne se modifie pas ici.'],
  ['There is no version {version}.', 'No hay versión {version}.', 'Il n’y a pas de version {version}.'],
  [
    'Nobody takes payments for this business yet.',
    'Todavía nadie cobra para este negocio.',
    'Personne n’encaisse encore pour cette entreprise.',
  ],
];
