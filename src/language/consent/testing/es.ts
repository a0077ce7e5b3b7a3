import { say, words } from '../../data/say.ts';
import type { Yeses } from './yeses.ts';

export const es: Yeses = {
  locale: 'es',
  assents: say`
    sí / sip / claro / claro que sí / por supuesto / desde luego / pues sí / vale / ok / okey / perfecto / genial
    estupendo / de acuerdo / dale / venga / adelante / resérvala / resérvamela / sí, resérvala / confirmo / confírmala
    me va bien / me viene bien / me parece bien / me parece perfecto / por mí bien / está bien / todo correcto
    correcto / exacto / así es / eso es / acepto / hazlo / la quiero / me la quedo / quiero reservarla / apúntame
    agéndala / me la reservas / puedes reservarla / sin problema / encantada / fenomenal / estoy de acuerdo / sí quiero`,
  courtesies: say`
    por favor / porfa / porfi / gracias / muchas gracias / mil gracias / gracias por todo / hola / buenos días
    buenas tardes / perdona la tardanza / muy amable / gracias por la ayuda`,
  restatements: say`el viernes / el viernes a las nueve y media / a las nueve y media / con emma / viernes / emma / el viernes con emma`,
  strangers: words`
    paraguas piano volcán alfombra dinosaurio morado bicicleta farmacia elefante escalera cocina guitarra calabaza río
    manta vela dragón motor pluma jardín martillo isla chaqueta tetera limón espejo aguja cebolla lápiz colcha cinta
    túnel terciopelo ventana yogur cebra ancla cesta cámara desierto águila bosque guante puerto selva farol mármol
    servilleta ostra loro cantera cohete araña tractor erizo violín nuez yate cremallera bellota barril cactus burro
    brasa halcón duende casco iguana perrera langosta imán fideo nutria piedra conejo pala tortuga unicornio buitre
    silbato hacha globo repollo diamante sobre fuente jirafa horizonte insecto canguro lagarto seta pulpo pingüino
    mapache tijeras trueno vampiro cascada cocodrilo albaricoque chimenea delfín flamenco gorila iglú medusa leopardo
    mosquito orquídea piña rábano bocadillo tostadora aspiradora morsa asfalto galleta catedral mazmorra eclipse galaxia
    huracán teclado faro pradera pesadilla orquesta arcoíris esqueleto tornado universo pueblo mago vendaje coco
    dinamita ceja pomelo factura pintalabios colchón cuaderno avestruz frambuesa fresa trampolín vinagre carretilla
    almendra pepino esmeralda fósil grava marfil jazmín gatito piruleta bigote avena almohada cuervo salchicha
    telescopio vacuna guerrero aguacate bambú caramelo berenjena hongo ajo incienso lavanda mango oliva pimentón cuarzo
    azafrán tomate utensilio vainilla delantal hermano tenis fútbol pintura elección hipoteca cirugía boda funeral
    divorcio pasaporte equipaje taxi aeropuerto manicura masaje mechas blanqueamiento corona empaste extracción
    proyector desayuno almuerzo champán grande pequeño ruidoso rápido lento pesado frío caliente oscuro arriba afuera
    lejos cerca conduciendo nadando cocinando bailando cantando pescando pintando leyendo comprando durmiendo llorando
    marido mujeres abogado fontanero vecino jueves lunes sábado martes enero agosto medianoche mediodía ayer quizás
    nunca luego cancela reembolso perro gato caballo serpiente cuchara tenedor martes azotea buzón cartero bombero panadero cajón cortina lámpara plato botella camisa zapato sombrero
    bufanda calcetín pantalón falda vestido anillo collar reloj cartera mochila maleta moneda billetera banco iglesia
    museo teatro cine playa montaña lago bosquejo nube lluvia nieve viento tormenta sol luna estrella planeta`,
};
