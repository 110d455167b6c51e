import type { Catalogue } from '../translation.ts';

export const help: Catalogue['help'] = {
  about: (name) => `¿Qué es esto? ${name}`,
  more: 'En las reglas',

  topics: {
    red: {
      name: 'Tormenta roja',
      text: 'Empuja el barco rojo una casilla, adonde quiera Poseidón, pero nunca a la Isla Sagrada. Hay dos.',
    },
    green: {
      name: 'Tormenta verde',
      text: 'Empuja el barco verde una casilla, adonde quiera Poseidón, pero nunca a la Isla Sagrada. Hay dos.',
    },
    white: {
      name: 'Tormenta blanca',
      text: 'Empuja el barco blanco una casilla, adonde quiera Poseidón, pero nunca a la Isla Sagrada. Hay dos.',
    },
    yellow: {
      name: 'Tormenta amarilla',
      text: 'Empuja el barco amarillo una casilla, adonde quiera Poseidón, pero nunca a la Isla Sagrada. Hay dos.',
    },
    great: {
      name: 'Gran Tormenta',
      text: 'Empuja una casilla a cada barco que aún no está en casa. Hay tres, nunca dos en rondas seguidas.',
    },
    leviathan: {
      name: 'Leviatán',
      text: 'Un monstruo marino que se juega en vez de una tormenta contra un barco: en esta ronda ese barco no puede navegar, pero sí informa. A cambio, la partida puede durar una ronda más.',
    },
    kraken: {
      name: 'Kraken',
      text: 'Un monstruo marino que se juega en vez de una tormenta contra un barco: en esta ronda ese barco no puede navegar, pero sí informa. A cambio, la partida puede durar una ronda más.',
    },
    harderDeduction: {
      name: 'Deducción difícil',
      text: 'Las tormentas de Poseidón van boca abajo: los Navegantes saben que se ha jugado una, y cuántas quedan. Puede haberse movido cualquier barco.',
    },
    easierDeduction: {
      name: 'Deducción fácil',
      text: 'Los barcos también dicen de qué tipo son las islas y de qué color los barcos a su alrededor. Siguen sin decir nunca en qué dirección.',
    },
    useYourMemory: {
      name: 'De memoria',
      text: 'No hay recordatorios, y lo que los barcos informaron en rondas anteriores ya no se le muestra a nadie. Las conjeturas se quedan.',
    },
    shipsInSight: {
      name: 'Barcos sin contar',
      text: 'Un barco dice si hay otros a la vista, no cuántos. Los barcos de su propia casilla se nombran como siempre.',
    },
    seaMonsters: {
      name: 'Monstruos marinos',
      text: 'Poseidón puede jugar un monstruo en vez de una tormenta: retiene un barco durante una ronda. Cada uno que se juega alarga la partida una ronda, y eso ayuda a los Navegantes.',
    },
    lighthouses: {
      name: 'Faros',
      text: 'Los Navegantes eligen antes de la primera ronda dónde hay uno, y Poseidón lo ve. Un barco informa si hay un faro a la vista, y así sabe dónde está.',
    },
    maelstroms: {
      name: 'Remolinos',
      text: 'Antes de la primera ronda Poseidón elige en secreto dónde hay uno, en mar abierto. Un barco que entra en él informa, y luego sale lanzado una casilla adonde quiera Poseidón.',
    },
    fogBanks: {
      name: 'Bancos de niebla',
      text: 'Antes de la primera ronda Poseidón elige en secreto dónde hay uno. De la niebla se informa, pero no de lo que hay en ella: ni isla, ni aguas profundas, ni barco.',
    },
    guess: {
      name: 'Conjetura',
      text: 'Está donde los Navegantes creen que está su barco, y lo acompaña en cada orden. Ponla donde quieras, cuando quieras: no cambia nada de lo verdadero.',
    },
    reminder: {
      name: 'Recordatorios y cruces',
      text: 'Un recordatorio marca una casilla donde puede estar un barco (hay cuatro de cada color), y una cruz, una donde no está. Toca un color y luego casillas: cada toque cambia la marca.',
    },
    marker: {
      name: 'Marcador',
      text: 'Marca dónde creen los Navegantes que hay un remolino o un banco de niebla. Hay uno por cada uno en juego, y no cambia nada de lo verdadero.',
    },
    lighthouse: {
      name: 'Faro',
      text: 'Un barco a su lado ve un faro, y un barco en su casilla está a su pie. Si hay dos, solo un barco en la casilla sabe si su luz es amarilla o roja.',
    },
    maelstrom: {
      name: 'Remolino',
      text: 'Ningún barco lo ve nunca. El que entra en él primero informa, y luego Poseidón lo lanza una casilla; un barco empujado ahí por una tormenta no queda atrapado.',
    },
    fogBank: {
      name: 'Banco de niebla',
      text: 'Un barco a su lado ve un banco de niebla, y un barco dentro sabe que está en uno. Lo que hay en la niebla no se dice, y ningún barco ve a otro ahí.',
    },
    sacredIsland: {
      name: 'La Isla Sagrada',
      text: 'Un barco que navega hasta ella está en casa, y ninguna tormenta lo mueve ya. De lejos parece una isla cualquiera.',
    },
    deepSea: {
      name: 'Aguas profundas',
      text: 'Un barco informa de las aguas profundas cuando está en ellas, nunca de lejos. Así dice con exactitud en qué casillas puede estar.',
    },
    coastline: {
      name: 'La costa',
      text: 'Las casillas del borde del tablero. Un barco en una de ellas siempre informa de la costa; uno más adentro, nunca.',
    },
    oracle: {
      name: 'El oráculo',
      text: 'Una casilla que deja fuera es imposible según lo que se ha dicho a los Navegantes, y una cruz marca lo que no puede ser cierto. Cada barco tiene sus rayas, más oscuras donde es más probable, si Poseidón empuja a cualquier sitio por igual; con un barco elegido solo se ven las suyas.',
    },
    survey: {
      name: 'La observación',
      text: 'Tras su orden, un barco informa con exactitud de su propia casilla, y de cuántas islas y barcos hay en las ocho casillas de alrededor. Nunca dice en qué dirección.',
    },
    surveyHelp: {
      name: 'Ayuda con las respuestas',
      text: 'Señala una casilla del mapa, o mantenla pulsada, y dice qué informaría allí un barco del tablero impreso y de los faros. Los demás barcos y la niebla no cuentan, así que no se revela ningún secreto.',
    },
    openChart: {
      name: 'El mapa abierto',
      text: 'Quien mira puede ver las conjeturas y los recordatorios de los Navegantes, nunca los barcos. A un dispositivo que ha visto el mar de Poseidón no se le muestran, pero a un segundo teléfono de Poseidón sí: así que hay que ponerse de acuerdo.',
    },
    foretelling: {
      name: 'Predecir',
      text: 'Antes de que un barco informe, di cuántas islas avistará; hasta entonces puedes cambiar de idea. Nadie más lo ve, y al final llevas el nombre de alguien que veía lejos.',
    },
    seas: {
      name: 'Mares',
      text: 'Un mar es un tablero que dibuja Odyssey: el mismo código es siempre el mismo mar, y con él puedes volver a navegar por ese mar, o recomendarlo a tus amigos. En la página de un tablero dibujado, unos rivales pueden jugar 200 partidas, que muestran lo difícil y lo justo que es.',
    },
    days: {
      name: 'Partidas de varios días',
      text: 'Cada turno tiene de 12 horas a 7 días, y el reloj corre aunque no haya nadie. Al acabarse el tiempo, se juega al azar o juega un rival; antes puedes pedir más tiempo.',
    },
    open: {
      name: 'Mesas abiertas',
      text: 'Una mesa abierta aparece en la página de inicio del servidor, donde cualquiera puede jugar o mirar con un solo toque. Un rival puede ocupar un bando que queda vacío, y donde pueden encontrar la mesa personas desconocidas solo hay frases preparadas, salvo que el anfitrión permita más.',
    },
    notices: {
      name: 'Notificaciones',
      text: 'Tu dispositivo te avisa cuando te toca, cuando se te acaba el tiempo y cuando termina la partida, incluso con Odyssey cerrado. Una notificación nombra la mesa, nunca lo que ha pasado allí.',
    },
    talk: {
      name: 'Conversación',
      text: 'Hasta que acaba la partida, solo los Navegantes leen lo que se escribe a la tripulación; lo que se escribe a la mesa lo lee todo el mundo. El anfitrión puede permitir solo frases preparadas y eliminar mensajes, y puedes silenciar a alguien en tu dispositivo.',
    },
  },
};
