import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';

const { square } = common;

export const rules: Catalogue['rules'] = {
  title: 'Cómo se juega',
  lead: 'Poseidón sabe dónde están los barcos. Los Navegantes lo averiguan.',
  contents: 'Contenido',
  home: 'A la portada',
  learn: {
    navigators: 'Aprender como Navegante',
    poseidon: 'Aprender como Poseidón',
  },
  learnHint: '¿Mejor probar que leer? Cada lección dura tres minutos.',
  search: 'Buscar en las reglas',
  clear: 'Borrar la búsqueda',
  found: (places, sections) =>
    `${places === 1 ? '1 resultado' : `${places} resultados`} en ${sections === 1 ? '1 apartado' : `${sections} apartados`}`,
  notFound: (query) => `«${query}» no aparece en las reglas.`,
  hit: (place, of) => `${place} de ${of}`,
  previousHit: 'Resultado anterior',
  nextHit: 'Resultado siguiente',
  unfold: 'Desplegar todo',
  foldUp: 'Plegar todo',
  more: 'Más sobre esto',
  print: 'Imprimir en dos páginas',
  helps: {
    poseidon: 'Ayuda a Poseidón',
    navigators: 'Ayuda a los Navegantes',
  },
  chapters: {
    game: 'El juego',
    poseidon: 'El turno de Poseidón',
    navigators: 'El turno de los Navegantes',
    ending: 'El final',
    variants: 'Variantes',
    company: 'En compañía',
    fine: 'Letra pequeña',
  },

  tryPush: 'Un tablero para probar una tormenta',
  trySurvey: 'Un tablero para probar una observación',
  example: 'El ejemplo, en el tablero verdadero',
  reminders: 'Un mapa con recordatorios',
  shipIsOn: (at) => `El barco rojo está en ${square(at)}.`,
  pushed: (at) => `La tormenta empujaría el barco amarillo a ${square(at)}.`,
  pushHint: 'Toca una de las casillas marcadas.',
  notPushed: 'Ahí no: solo una casilla, nunca fuera del tablero y nunca a la Isla Sagrada.',
  mayPlay: 'Esta loseta se puede jugar ahora.',
  legend: {
    sea: 'Mar',
    deepSea: 'Aguas profundas',
    woody: 'Isla arbolada',
    rocky: 'Isla rocosa',
    start: 'Isla de salida',
    sacred: 'La Isla Sagrada',
    coastline: 'Costa',
  },
  exampleNotes: {
    red: 'Una de las dos es la Isla Sagrada. De lejos es una isla como cualquier otra.',
    yellow: 'El orden importa: el rojo no vio al amarillo, porque aún no había llegado.',
    white: 'Está en una isla, así que se dice su tipo.',
    green: 'Una casilla del borde: la costa está a la vista. Nadie dice en qué dirección.',
  },

  sections: {
    minute: {
      title: 'En un minuto',
      blocks: [
        {
          story: [
            'Solo Poseidón ve dónde están los barcos. En cada ronda, una tormenta suya desvía a uno de su rumbo, o a los cuatro.',
            'Los Navegantes solo ven su mapa. Dan a cada barco su rumbo.',
            'El barco navega e informa de lo que ve. Así deducen dónde debe de estar.',
            'Tres o cuatro barcos en casa, en la Isla Sagrada, en once rondas: ganan los Navegantes. Menos: gana Poseidón.',
          ],
        },
        'La app es la mesa, la pantalla entre los dos bandos, y el árbitro. Elabora cada informe y no permite nada que vaya contra las reglas.',
      ],
    },
    board: {
      title: 'El tablero',
      blocks: [
        'Una cuadrícula de casillas, con el norte arriba. Las columnas son letras desde el oeste; las filas, números desde el norte: A1 es la esquina noroeste. Los dos bandos tienen delante el mismo tablero. Hay tableros de la A a la D, del más fácil al más difícil.',
        { figure: 'legend', caption: 'Lo que puede haber en una casilla' },
        'Una isla de salida es arbolada o rocosa como cualquier otra, y así se informa de ella. Las islas no detienen a nadie: los barcos pasan sobre ellas y descansan en ellas. Las casillas del borde son la costa.',
      ],
    },
    ships: {
      title: 'Los barcos',
      blocks: [
        'El rojo, el verde, el blanco y el amarillo empiezan en sus islas de salida, tanto en el tablero verdadero como en el mapa. Así que al principio todos saben dónde están.',
        'Un paso es una casilla en una de las ocho direcciones. Varios barcos, incluso los cuatro, pueden compartir casilla.',
        'Una ronda es el turno de Poseidón y después el turno de los Navegantes.',
      ],
    },
    hand: {
      title: 'La mano de once',
      blocks: [
        'Poseidón empieza con once losetas de tormenta. En su turno juega una. Cada una se juega una sola vez por partida.',
        { figure: 'hand', caption: 'Dos de cada color y tres Grandes Tormentas' },
        {
          list: [
            'Una tormenta de color alcanza al barco de su color.',
            'Una Gran Tormenta, la loseta negra, alcanza a los cuatro.',
            'Los Navegantes ven qué tormenta se ha jugado y todas las anteriores. No ven lo que ha hecho.',
          ],
        },
      ],
    },
    pushing: {
      title: 'Empujar',
      blocks: [
        'Todo barco alcanzado debe moverse una casilla, en la dirección que Poseidón elija de las ocho. Nunca fuera del tablero y nunca a la Isla Sagrada: ahí solo se llega navegando. Poseidón puede cambiar de idea hasta que desata la tormenta.',
        {
          figure: 'push',
          caption:
            'La tormenta alcanza al barco amarillo, justo al lado de la Isla Sagrada. Toca adónde empujarlo.',
        },
        'Con una Gran Tormenta elige para cada barco por separado. Todos los empujones cuentan desde donde estaban los barcos antes: pueden acabar juntos o intercambiar sus lugares.',
        'Se puede jugar una tormenta para un barco que ya está en casa: se gasta y no mueve nada. Una Gran Tormenta solo mueve los barcos que siguen en el mar.',
      ],
    },
    'great-storms': {
      title: 'Por qué se veta una loseta',
      blocks: [
        'Dos Grandes Tormentas no pueden salir en rondas seguidas. Tampoco se puede jugar de forma que eso acabe siendo forzoso: después de cada loseta, aún debe ser posible jugar todas las tormentas que quedan sin dos Grandes Tormentas seguidas. La app marca las losetas vetadas y dice por qué.',
        {
          figure: 'greatStorms',
          caption:
            'Se han jugado seis tormentas de color y ninguna Gran Tormenta. Toca una loseta para ver si se puede jugar.',
        },
        {
          list: [
            'Tras una loseta de color, puede quedar como mucho una Gran Tormenta más que tormentas de color.',
            'Tras una Gran Tormenta, pueden quedar como mucho tantas Grandes Tormentas como tormentas de color.',
          ],
        },
        { aside: 'No te guardes todas las Grandes Tormentas: al final deciden por ti.' },
      ],
    },
    orders: {
      title: 'Órdenes',
      blocks: [
        'Cada barco que sigue en el mar tiene un paso en la ronda: navega y después observa. Las dos cosas van juntas. Los Navegantes mueven los barcos en el orden que quieran, y ese orden importa: un barco solo informa de otro si ya está allí.',
        'Para dar una orden, elige un barco y un rumbo. No se puede elegir quedarse quieto, y una orden no se puede retirar. Un barco que ya ha dado su paso, o que está en casa, no recibe órdenes.',
        'El barco verdadero se mueve en el tablero de Poseidón, y la respuesta llega enseguida. Poseidón también ve la orden y la respuesta.',
      ],
    },
    survey: {
      title: 'La observación',
      blocks: [
        'Un barco conoce con exactitud su propia casilla: es la exploración. De las casillas de alrededor, hasta ocho, solo sabe lo que se distingue de lejos: es el avistamiento.',
        {
          figure: 'survey',
          caption: 'Toca cualquier casilla: de esto informaría desde ahí el barco rojo.',
        },
        {
          head: ['Qué es', 'En la casilla del barco', 'En las casillas de alrededor'],
          rows: [
            ['Una isla arbolada o rocosa, o de salida', 'Se dice, con su tipo', 'Solo el número de islas'],
            ['La Isla Sagrada', 'Se dice', 'Cuenta como una isla más'],
            ['Otros barcos', 'Sus colores', 'Solo cuántos; también cuentan los que están en casa'],
            ['Aguas profundas', 'Se dice', 'Nada'],
            ['Mar corriente', 'Nada', 'Nada'],
            ['La costa', 'Se dice en una casilla del borde', 'Nada'],
          ],
        },
        'Los barcos de su propia casilla no se cuentan otra vez entre los de alrededor. Ninguna respuesta dice nunca en qué dirección está algo. Si se nombran varias cosas, van en un orden fijo, que tampoco revela nada.',
      ],
    },
    coastline: {
      title: 'La costa',
      blocks: [
        'Un barco en una casilla del borde tiene la costa a la vista, y lo dice haya lo que haya en su casilla. Un barco una casilla más adentro, no.',
      ],
    },
    'off-board': {
      title: 'Fuera del tablero',
      blocks: [
        'Si una orden llevara un barco más allá del borde, se les dice enseguida a los Navegantes. El barco se queda donde está. Ese ha sido su paso, y aun así observa.',
        { aside: 'Chocar con el borde es una buena pista: pocas casillas no tienen nada en esa dirección.' },
      ],
    },
    'sacred-island': {
      title: 'La Isla Sagrada',
      blocks: [
        'Un barco que navega hasta la Isla Sagrada está en casa. Observa como cualquier otro, y su respuesta dice dónde está. Desde entonces no recibe órdenes, y ninguna tormenta lo mueve. Se queda en el tablero, y los demás lo ven.',
        'Cuando todos los barcos en el mar han dado su paso, la ronda termina y Poseidón juega su siguiente loseta.',
      ],
    },
    chart: {
      title: 'El mapa: conjeturas y marcas',
      blocks: [
        'El mapa es solo de los Navegantes. Poseidón no llega a verlo durante la partida, y nada de lo que hay en él cambia lo verdadero.',
        {
          figure: 'reminders',
          caption:
            'Una tormenta amarilla: el barco estaba en D5, y el rojo, ya en casa, lo ha visto. Quedan cuatro casillas.',
        },
        {
          list: [
            'Las conjeturas son barcos puestos donde los Navegantes creen que están los suyos. Con cada orden, la conjetura se mueve sola, si su tablero tiene esa casilla. No sigue a una tormenta: nadie sabe adónde. Ponla en cualquier casilla, cuando quieras.',
            'Los recordatorios marcan casillas donde podría estar un barco. Hay cuatro de cada color y no más. Ponlos, muévelos y retíralos como quieras.',
            'Las cruces marcan casillas donde crees que un barco no está. Cuando navega, sus marcas lo siguen o se quitan, como elijas. Si una tormenta puede haberlo empujado, sus cruces se van.',
            'Cuando un barco llega a casa, su conjetura se pone en la Isla Sagrada.',
          ],
        },
        {
          aside:
            'Cuando una tormenta ha alcanzado a un barco, puede estar como mucho en ocho casillas. Marca las que no puedas descartar, elige un rumbo que las distinga y compara la respuesta con el mapa.',
        },
      ],
    },
    example: {
      title: 'Un turno de ejemplo',
      blocks: [
        'El rojo ha navegado al este, el amarillo al noroeste, el blanco al suroeste y el verde al noreste, en este orden. Cada casilla con línea discontinua es donde un barco empezó la partida; al blanco, una tormenta lo había empujado antes a F1.',
        { figure: 'example', caption: 'El tablero verdadero tras el turno, y de qué informó cada barco' },
      ],
    },
    end: {
      title: 'El final de la partida',
      blocks: [
        'La partida termina en el acto cuando llega a casa el cuarto barco. Si no, termina con la ronda en la que se gastó la última tormenta, que es la undécima.',
        {
          list: [
            'Tres o cuatro barcos en casa: ganan los Navegantes.',
            'Dos o menos: gana Poseidón.',
            'Con tres jugadores o más, cada cual tiene algo que ganar: mira «Quién gana».',
          ],
        },
        'Cuando la partida termina, todos ven adónde fueron de verdad los barcos, junto a las conjeturas.',
      ],
    },
    sets: {
      title: 'Elegir variantes',
      blocks: [
        'Elige las que quieras antes de una partida. Todas se combinan libremente, y cada una ayuda a un bando. Antes de la partida y durante ella, todos pueden ver cuáles están en juego. El puerto tiene partidas ya preparadas:',
        {
          head: ['Partida', 'Qué lleva'],
          rows: [
            ['Primer viaje', 'Deducción fácil'],
            ['Estándar', 'Nada: el juego como se ha descrito hasta aquí'],
            ['Buen viento', 'Los dos monstruos marinos y dos faros'],
            ['Toda la caja', 'Los dos monstruos marinos, un faro, un remolino y un banco de niebla'],
            ['La ira de Poseidón', 'Dos remolinos y dos bancos de niebla'],
            ['Lobos de mar', 'Deducción difícil, De memoria y el Kraken'],
          ],
        },
        'Las losetas que van en el tablero se colocan antes de la primera ronda: primero los faros y luego los remolinos y bancos de niebla de Poseidón, todos a la vez. No hay dos de estas losetas en la misma casilla, y se quedan toda la partida. Quien coloca ve las casillas permitidas, puede cambiarlas hasta confirmar y puede dejar que elija el azar.',
      ],
    },
    'easier-deduction': {
      title: 'Deducción fácil',
      blocks: [
        'El avistamiento dice también los tipos de las islas, incluida la Isla Sagrada, y los colores de los barcos. Cada cosa es una lista sin direcciones.',
        {
          figure: 'easierSurvey',
          caption: 'Toca cualquier casilla: el barco rojo informa de más que de costumbre.',
        },
      ],
    },
    lighthouses: {
      title: 'Faros',
      blocks: [
        'Uno o dos. Antes de colocar nada más, los Navegantes eligen juntos las casillas; todos deben aceptarlas. Después Poseidón los ve en su tablero.',
        'Un faro puede estar en cualquier casilla, isla o mar, pero no en una isla de salida, ni en la Isla Sagrada, ni junto a una de ellas. Ocupa el lugar de lo que había: de eso ya no se informa.',
        'En su propia casilla se dice que hay un faro; de los de alrededor, cuántos. Si hay dos, una luz es amarilla y la otra roja, y solo un barco en la misma casilla sabe cuál es.',
        { figure: 'lighthouses', caption: 'Dos faros. Toca cualquier casilla para oír al barco rojo.' },
      ],
    },
    'sea-monsters': {
      title: 'Monstruos marinos',
      blocks: [
        'Poseidón recibe el Leviatán, el Kraken o ambos, además de sus once tormentas. En su turno puede jugar uno en vez de una tormenta, a la vista de todos, contra un barco en el mar. Ese barco no puede navegar en esta ronda, pero sí observa, y la ronda lo espera.',
        { figure: 'monsters', caption: 'El Leviatán y el Kraken' },
        'Un monstruo no es una tormenta. En la cuenta de las Grandes Tormentas no cuenta para ningún lado, y una ronda con monstruo rompe una racha: Gran Tormenta, monstruo, Gran Tormenta está permitido.',
        'La partida sigue terminando con la ronda de la última tormenta. Cada monstruo jugado la alarga una ronda, hasta doce o trece; el que para entonces siga en la mano se pierde. Por eso ayudan a los Navegantes: una ronda más vale más que un barco retenido.',
      ],
    },
    'harder-deduction': {
      title: 'Deducción difícil',
      blocks: [
        'Las tormentas se juegan boca abajo, y así se quedan. Los Navegantes solo saben que se ha jugado una tormenta y cuántas quedan. Puede haberse movido cualquier barco. Los monstruos marinos, en cambio, se juegan boca arriba. Al terminar la partida se muestran todas las losetas.',
      ],
    },
    'use-your-memory': {
      title: 'De memoria',
      blocks: [
        'No hay recordatorios ni cruces. Lo que los barcos informaron en rondas anteriores ya no se le muestra a nadie: se borra cuando Poseidón juega su siguiente loseta. Siguen las conjeturas, y los marcadores de remolinos y bancos de niebla.',
      ],
    },
    'ships-uncounted': {
      title: 'Barcos sin contar',
      blocks: [
        'El avistamiento dice si hay algún barco a la vista, no cuántos. Los barcos de la propia casilla se nombran como siempre.',
      ],
    },
    maelstroms: {
      title: 'Remolinos',
      blocks: [
        'Uno o dos. Poseidón los coloca en secreto en casillas que no son islas ni están junto a una isla de salida o la Isla Sagrada. Las aguas profundas valen. A los Navegantes solo se les dice que ha terminado.',
        {
          figure: 'maelstrom',
          caption: 'El remolino en el mar de Poseidón, y el marcador de los Navegantes',
        },
        'Ninguna observación menciona nunca un remolino. Un barco que entra en uno recibe primero su respuesta. Luego se le dice que está atrapado, y Poseidón lo empuja una casilla, como con una tormenta. A los Navegantes no se les dice adónde. Solo entonces sigue la partida.',
        'Un barco no queda atrapado si lo empuja ahí una tormenta u otro remolino, ni si se queda en uno tras una orden que lo sacaría del tablero. No hay reacción en cadena.',
        'Los Navegantes tienen un marcador por cada remolino, para ponerlo donde creen que está.',
      ],
    },
    'fog-banks': {
      title: 'Bancos de niebla',
      blocks: [
        'Uno o dos. Poseidón los coloca en secreto en cualquier casilla, isla o mar, que no sea una isla de salida ni la Isla Sagrada, ni esté junto a una de ellas.',
        'En su propia casilla se dice que hay un banco de niebla; de los de alrededor, cuántos. De lo que hay bajo la niebla, una isla o aguas profundas, ya no se informa. A un barco en la niebla no lo ve ningún otro, ni siquiera uno en la misma niebla. Él sí ve hacia fuera, como siempre.',
        { figure: 'fog', caption: 'Niebla en A4. Toca cualquier casilla para oír al barco rojo.' },
        'Los Navegantes también tienen un marcador por cada banco de niebla.',
      ],
    },
    meeting: {
      title: 'Cómo se combinan',
      blocks: [
        {
          list: [
            'Niebla y Deducción fácil: las islas y los barcos en la niebla no están en ninguna de las dos listas.',
            'Faros y Deducción fácil: la luz se sigue diciendo solo en su propia casilla.',
            'Barcos sin contar y Deducción fácil: se dicen los colores y, con ellos, el número.',
            'Monstruos marinos y Deducción difícil: las tormentas van boca abajo; los monstruos, boca arriba.',
            'Monstruos marinos y Remolinos: un barco retenido en un remolino observa y no queda atrapado. No ha navegado.',
            'Marcadores y De memoria: los marcadores no son recordatorios. Los tienes.',
            'Niebla o un faro en el borde: la costa se dice igualmente.',
          ],
        },
      ],
    },
    oracle: {
      title: 'Qué sabe el oráculo',
      blocks: [
        'Una mesa puede dejar que un oráculo ayude a los Navegantes. Se elige en el puerto y todo el mundo lo ve, también Poseidón.',
        {
          list: [
            'Calla: no dice nada.',
            'Pistas: lo que no puede ser cierto en el mapa está tachado, y con un toque se ve por qué. Con las reglas «Primer viaje» da pistas por sí mismo.',
            'Todo: el mapa está además rayado donde puede estar un barco, más oscuro donde es más probable, con el número de casillas que quedan. Un paso atrás en el diario muestra lo que se podía saber entonces.',
          ],
        },
        'Con pistas o con todo, un toque pone recordatorios donde puede estar un barco, mientras queden.',
        'Conoce las losetas, las órdenes y los informes como los oyeron los Navegantes, y no olvida nada. Una casilla que deja fuera es imposible.',
        'Lo probables que sean las demás depende de Poseidón. El oráculo piensa que empuja un barco a cada casilla con la misma probabilidad, que boca abajo una tormenta vale lo que otra y que sus losetas secretas están en cualquier sitio permitido. Un Poseidón con un plan no hace nada de eso.',
        'Con muchas losetas secretas hay demasiado que calcular. Entonces dice que ya no es exacto: puede dejar una casilla imposible, y nunca quita una posible.',
        'Quien mira puede tener el oráculo entero, si no calla. La pantalla grande lo muestra si lo dice todo.',
      ],
    },
    seats: {
      title: 'Asientos y barcos',
      blocks: [
        'Se juega de dos a cinco: un Poseidón y de uno a cuatro Navegantes. Los barcos se reparten con la mayor igualdad posible. A un barco solo le da órdenes quien lo lleva. Todos los Navegantes comparten un mapa.',
        {
          head: ['Navegantes', 'En equipo', 'Rivales'],
          rows: [
            ['1', '4', '4'],
            ['2', '2\u00a0+\u00a02', '2\u00a0+\u00a02'],
            ['3', '2\u00a0+\u00a01\u00a0+\u00a01', '1\u00a0+\u00a01\u00a0+\u00a01, y un barco común'],
            [
              '4',
              '1\u00a0+\u00a01\u00a0+\u00a01\u00a0+\u00a01',
              '1\u00a0+\u00a01\u00a0+\u00a01\u00a0+\u00a01',
            ],
          ],
        },
        'El barco común no es de nadie, y cualquier Navegante puede darle órdenes.',
      ],
    },
    winners: {
      title: 'Quién gana',
      blocks: [
        'Si hay tres o cuatro barcos en casa, han ganado todos los Navegantes. Si gana Poseidón y hay al menos tres jugadores, también gana el Navegante que tenga un barco propio en la Isla Sagrada. El barco común no es propio de nadie.',
      ],
    },
    series: {
      title: 'Rivales: una serie y sus puntos',
      blocks: [
        'Cuando los Navegantes son rivales, cada cual quiere llevar a casa sus propios barcos. Aun así, cada Navegante oye todas las respuestas, también las de los barcos ajenos.',
        'Una serie tiene tantas partidas como jugadores: cada cual es Poseidón una vez. Después de cada partida:',
        {
          head: ['Quién', 'Puntos'],
          rows: [
            ['Poseidón', '1 por cada barco que no llegó a casa'],
            ['Cada Navegante', '3 por cada barco propio que llegó a casa'],
            ['Todos los Navegantes', '1 si el barco común llegó a casa'],
          ],
        },
        'Gana la serie quien tenga más puntos cuando termina. En caso de empate se comparte la victoria.',
        {
          aside:
            'Tres Navegantes rivales: Ana lleva el rojo, Bruno el verde, Cleo el blanco, y el amarillo es el barco común. El rojo y el amarillo llegan a casa. Ana tiene 3 + 1 puntos, Bruno y Cleo tienen 1 cada cual, y Poseidón tiene 2 por el verde y el blanco. Dos barcos no bastan, así que Poseidón gana esta partida, y Ana también gana.',
        },
      ],
    },
    late: {
      title: 'Llegar tarde y mirar',
      blocks: [
        'Quien se une a la mesa con una partida en curso puede ayudar a los Navegantes, pero no quitarle el asiento a Poseidón. Mientras se eligen los faros, también hace falta que acepte.',
        'Quien no tiene asiento mira: ve lo que saben los dos bandos, y ni los barcos verdaderos ni el mapa.',
        'Antes de una partida, la mesa puede abrir el mapa a quien mira: entonces ve también conjeturas y recordatorios, nunca los barcos. Quien mira puede predecir, solo para sí, qué informarán los barcos.',
        'Durante la partida, el dispositivo de Poseidón nunca tiene el mapa de los Navegantes, y los de ellos nunca tienen los barcos verdaderos.',
      ],
    },
    seas: {
      title: 'Mares y tableros propios',
      blocks: [
        'Además de los tableros A a D, en el puerto hay un mar nuevo: un tablero que dibuja Odyssey, con el tamaño y la dificultad que se elijan. «Otro mar» dibuja el siguiente, y toda la mesa lo ve antes de que empiece la partida.',
        'Cada mar tiene un código de cuatro o cinco letras y cifras. El mismo código es siempre el mismo mar: con él se puede volver a navegar por un mar, o recomendarlo a los amigos.',
        'Una serie puede jugarse en un mar nuevo en cada partida. También en solitario: después de cada partida espera otro mar. A partir del 1 de diciembre de 2026, el viaje del día recorre cada día un mar nuevo.',
        'También se puede jugar en un tablero que alguien ha dibujado. Al elegirlo en el puerto, aparece en todos los dispositivos de la mesa. Se queda con sus partidas, aunque después se cambie o se borre.',
      ],
    },
    days: {
      title: 'Partidas de varios días',
      blocks: [
        'En una partida de varios días, cada cual juega cuando puede. Para ello se elige en el puerto el reloj «Por días»: cada turno de Poseidón y cada turno de la tripulación tiene entonces 12 horas, o 1, 2, 3 o 7 días. Un turno de la tripulación dura hasta que todos sus barcos han recibido su orden.',
        'El reloj corre día y noche, aunque no haya nadie en la mesa. La mesa elige qué pasa al acabarse el tiempo: un rival juega hasta que vuelva alguien de ese bando, o el turno se termina con jugadas legales al azar.',
        'El bando que tiene el turno puede pedir más tiempo. Si alguien del otro bando acepta, con un solo toque, el turno vuelve a tener todo su tiempo.',
        'Si se ha jugado mientras no estabas, una lista muestra qué ha pasado desde tu última visita, y «Enséñamelo» lo reproduce en el tablero. Tus mesas están en la página de inicio, con el tiempo que queda. Primero van las que te esperan.',
      ],
    },
    open: {
      title: 'Mesas abiertas',
      blocks: [
        'El anfitrión puede mostrar la mesa en la página de inicio del servidor, con «En la página de inicio» en el puerto. En una red doméstica, las mesas nuevas aparecen ahí desde el principio. En un servidor abierto a desconocidos, decide el anfitrión, si lo permite la persona que lleva el servidor.',
        'Quien ve la mesa ahí puede jugar con un solo toque, sin código. Si hay una partida en curso, puede mirarla.',
        'El anfitrión también puede elegir tras cuánto tiempo un rival ocupa un bando vacío: 5 o 15 minutos, 1 hora o 1 día. El tiempo corre desde que alguien ha tomado asiento y el otro bando está vacío. Al acabarse, el rival toma asiento y la partida empieza sola.',
        'Donde pueden encontrar la mesa personas desconocidas, solo hay frases preparadas para conversar, salvo que el anfitrión permita más. En una red doméstica, se puede escribir de todo desde el principio.',
        'Una mesa cerrada no aparece, ni una llena antes de la partida, ni una cuyo anfitrión lleva un rato fuera.',
      ],
    },
    notices: {
      title: 'Notificaciones',
      blocks: [
        'Tu dispositivo puede avisarte cuando te toca, cuando se te acaba el tiempo, cuando termina la partida y cuando alguien querría cambiar de bando o ha empezado otra partida. Activa «Avísame cuando me toque» en el menú de la mesa. Cada dispositivo tiene su propio ajuste, desactivado al principio.',
        'Una notificación nombra la mesa, nunca lo que ha pasado allí. No llega ninguna mientras tienes la mesa abierta, ni en tus horas de silencio.',
      ],
    },
    talk: {
      title: 'Conversar',
      blocks: [
        'Durante una partida, los Navegantes pueden escribirse. Ni Poseidón ni quien mira se enteran de que se ha escrito algo. Al acabar la partida, toda la mesa puede leerlo en la película, en su momento.',
        'Quien mira el mapa abierto lee también lo que escribe la tripulación.',
        'Lo que se escribe a la mesa lo lee toda la mesa. Las frases preparadas aparecen en cada dispositivo en su idioma.',
        'El anfitrión puede permitir solo frases preparadas y eliminar un mensaje. Cada cual puede silenciar a los demás en su propio dispositivo.',
        'Si se juega de memoria, los mensajes de la tripulación se borran cuando Poseidón juega su siguiente loseta.',
      ],
    },
    'fine-print': {
      title: 'Donde las reglas dejan algo abierto',
      blocks: [
        {
          list: [
            'Una conjetura acompaña la orden aunque el barco verdadero se haya quedado en el borde del tablero: el mapa es tuyo, y la app te deja a ti las conclusiones.',
            'Las tormentas, los monstruos y los remolinos no mueven las conjeturas. Las conjeturas se pueden mover en el turno de cualquiera, hasta que termina la partida.',
            'Una tormenta puede empujar un barco a cualquier isla menos la Isla Sagrada, incluida su propia isla de salida.',
            'Un monstruo en la mano no hace sitio a las Grandes Tormentas: nadie está obligado a jugarlo.',
            'Un barco atrapado detiene la partida hasta que se lo empuja, aunque haya sido el último paso de la ronda o de la partida.',
            'Un remolino no oculta nada: un barco en él sigue informando de aguas profundas.',
            'Los barcos en la casilla de un faro se ven como siempre: no es niebla.',
            'De los faros y bancos de niebla a la vista se dice el número, también con Barcos sin contar.',
            'Un solo faro no muestra color. De dos, el primero que se eligió es amarillo; el segundo, rojo.',
            'Quien propone faros ya ha aceptado. Si se cambia la propuesta, hay que aceptarla de nuevo. Poseidón solo conoce el resultado.',
            'Quien tiene asiento puede empezar una partida. El anfitrión puede interrumpirla; sin él, tienen que estar de acuerdo todos los que juegan. Una partida interrumpida no la gana nadie.',
          ],
        },
      ],
    },
  },
};
